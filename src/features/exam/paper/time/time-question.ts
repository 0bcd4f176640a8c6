import type { Connection } from '#contract/ipc/app.ts';
import type { AttemptRules } from '#contract/ipc/exam.ts';
import { askAheadMs } from '#rules/exam/paper-end.ts';

/**
 * What there is to say of a time that is not known. `asking`: the platform answers, and is asked, or its answers disagree. `away`: it is not
 * reached. `over`: so it is, and this computer's clock says that the paper has ended. `disputed`: by some of the
 * platform's answers it has ended, by others not. `assumed`: it has by what was read, and nothing shows that this is the
 * end. These three ask the learner, for nothing seals the paper then. `later`: the end that was shown is near or over, and
 * nothing shows the later one that was told; this asks too, for the platform may take no paper after it.
 */
export type TimeQuestion = 'asking' | 'away' | 'over' | 'disputed' | 'assumed' | 'later';

export interface TimeFacts {
  deadline: number | null;
  /** See `AttemptRules`. */
  endBasis?: AttemptRules['endBasis'];
  shownEnd?: AttemptRules['shownEnd'];
  known: boolean;
  /** See `ClockState`. */
  disputed: boolean;
  /** True: main seals the paper now. */
  up: boolean;
  /** Epoch ms of the platform, as far as it is known. */
  now: number;
  /** Epoch ms by this computer's clock. */
  machine: number;
  connection: Connection;
}

/** Null: the time is known, or the paper has no end. */
export function timeQuestion(facts: TimeFacts): TimeQuestion | null {
  const { deadline, endBasis, shownEnd = Infinity, known, disputed, up, now, machine, connection } = facts;
  if (deadline === null) return null;
  if (known && now >= deadline && endBasis === 'assumed') return up ? null : 'assumed';
  if (known && now >= deadline) return up ? null : 'disputed';
  if (known && !endBasis && now >= shownEnd - askAheadMs) return 'later';
  if (known && !disputed) return null;
  if (known || connection !== 'offline') return 'asking';
  return machine >= deadline ? 'over' : 'away';
}

/** True where the learner decides whether the paper ends. */
export function asksLearner(question: TimeQuestion | null): question is 'over' | 'disputed' | 'assumed' | 'later' {
  return question === 'over' || question === 'disputed' || question === 'assumed' || question === 'later';
}
