import type { Attempt, SealedPhase, AttemptRules } from '#contract/ipc/exam.ts';
import type { StaffRecord } from '#contract/ipc/staff-action.ts';

/** What became of one attempt since this page listens; absent: it did not change. */
export interface Changes {
  staff?: StaffRecord;
  rules?: AttemptRules;
  phase?: SealedPhase;
}

/** Changes by the id of their attempt. */
export type AllChanges = Readonly<Record<string, Changes>>;

/** The attempt with what changed since it was read; the last thing that main said is the newest. */
export function withChanges(attempt: Attempt, all: AllChanges): Attempt {
  return { ...attempt, ...all[attempt.attemptId] };
}
