import type { Battery, CameraNote, Capture } from '../../../src/contract/ipc/evidence.ts';
import type { Attempt } from '../../../src/contract/ipc/exam.ts';
import { isUnlocked } from '../../../src/contract/exam/staff-rules.ts';
import { endsPaper } from '../../../src/contract/exam/switch-rule.ts';
import type { SignedInAccount } from '../../gateway/platform-client.ts';
import type { EvidenceQueue } from '../evidence/queue.ts';
import type { RulesRenewal } from '../opening/rules-renewal.ts';
import type { ExamLockdown } from '../../lockdown/exam-lockdown.ts';
import type { Monitor } from './monitor.ts';
import { watchScreenSwitches, type FocusWatch } from './screen-switch.ts';
import type { Timer } from '../clock/timer.ts';

export interface ActiveAttemptOptions {
  monitor: Monitor;
  renewal: Pick<RulesRenewal, 'start' | 'stop'>;
  evidence: EvidenceQueue;
  focus: FocusWatch;
  stayAwake: () => () => void;
  lockdown: Pick<ExamLockdown, 'enter' | 'leave'>;
  /** Epoch ms of the platform. */
  now: () => number;
  timer: Timer;
  monotonic: () => number;
  switched: (event: { attemptId: string; count: number }) => void;
  /** The exam's rule says that the paper is handed in now. */
  tooManySwitches: (accountId: string, attemptId: string) => void;
}

export interface OwnedAttempt {
  account: SignedInAccount;
  attempt: Attempt;
}

/** The paper that is being sat right now, and everything that runs only meanwhile. */
export interface ActiveAttempt {
  /** An open paper is on the screen: heartbeats and the watch for screen switches start, if it is a new one. */
  take(account: SignedInAccount, attempt: Attempt): void;
  /** The paper was left, handed in, or its account is gone. */
  leave(): void;
  /** Staff ended the lockdown of this paper; it goes on without. */
  unlock(attemptId: string): Promise<void>;
  /** Records what was done on the seat, for those who look at the evidence. */
  noteSeat(of: OwnedAttempt, state: string): Promise<void>;
  attemptId(): string | null;
  capture(of: OwnedAttempt, capture: Capture): Promise<void>;
  note(of: OwnedAttempt, note: CameraNote): Promise<void>;
  /** For the heartbeats; null: not known. */
  battery(attemptId: string, battery: Battery | null): void;
}

export function createActiveAttempt({
  monitor,
  renewal,
  evidence,
  focus,
  stayAwake,
  lockdown,
  now,
  timer,
  monotonic,
  switched,
  tooManySwitches,
}: ActiveAttemptOptions): ActiveAttempt {
  let taken: OwnedAttempt | null = null;
  let stopWatching: (() => void) | null = null;
  let sleepAgain: (() => void) | null = null;

  function leave(): void {
    taken = null;
    monitor.stop();
    renewal.stop();
    stopWatching?.();
    stopWatching = null;
    sleepAgain?.();
    sleepAgain = null;
    void lockdown.leave();
  }

  async function noteSeat({ account, attempt }: OwnedAttempt, state: string): Promise<void> {
    const facts = { kind: 'note', ...paperOf(attempt), place: 'seat', takenAt: now(), state } as const;
    await evidence.put(account.accountId, attempt.attemptId, facts);
  }

  function lock(account: SignedInAccount, attempt: Attempt): void {
    const { attemptId, rules } = attempt;
    if (isUnlocked(attempt.staff)) return;
    const note = (state: string) => void noteSeat({ account, attempt }, state);
    void lockdown.enter({ attemptId, formal: rules.formal ?? true, note });
  }

  async function countSwitch(account: SignedInAccount, attempt: Attempt): Promise<void> {
    const { attemptId } = attempt;
    const counts = await evidence.put(account.accountId, attemptId, { kind: 'switch', ...paperOf(attempt) });
    if (!counts) return;
    switched({ attemptId, count: counts.switches });
    const { switchLimit, switchConsequence } = attempt.rules;
    if (endsPaper(counts.switches, switchLimit, switchConsequence)) tooManySwitches(account.accountId, attemptId);
  }

  return {
    take(account, attempt) {
      const same = taken?.attempt.attemptId === attempt.attemptId && taken.account.accountId === account.accountId;
      if (same) return;
      leave();
      taken = { account, attempt };
      sleepAgain = stayAwake();
      lock(account, attempt);
      monitor.start(attempt);
      renewal.start(account.accountId, attempt.attemptId);
      stopWatching = watchScreenSwitches({
        focus,
        timer,
        monotonic,
        onSwitch: () => void countSwitch(account, attempt),
      });
    },
    leave,
    async unlock(attemptId) {
      if (taken?.attempt.attemptId === attemptId) await lockdown.leave();
    },
    noteSeat,
    attemptId: () => taken?.attempt.attemptId ?? null,
    async capture({ account, attempt }, { attemptId, camera, takenAt, faces, jpeg }) {
      const facts = { kind: 'capture', ...paperOf(attempt), place: camera, takenAt, faces } as const;
      await evidence.put(account.accountId, attemptId, facts, jpeg);
    },
    battery(attemptId, told) {
      if (taken?.attempt.attemptId === attemptId) monitor.battery(told);
    },
    async note({ account, attempt }, { attemptId, camera, condition, at }) {
      if (taken?.attempt.attemptId === attemptId) monitor.camera(camera, condition);
      const facts = { kind: 'note', ...paperOf(attempt), place: camera, takenAt: at, state: condition } as const;
      await evidence.put(account.accountId, attemptId, facts);
    },
  };
}

function paperOf({ userPaperId, exam }: Attempt) {
  return { userPaperId, examId: exam.examId };
}
