import type { Battery, CameraDeviceTold, CameraNote, Capture } from '#contract/ipc/evidence.ts';
import type { Attempt } from '#contract/ipc/exam.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { SignedInAccount } from '#electron/platform/gateway/platform-client.ts';
import { deviceNote } from '#rules/exam/camera-kind.ts';
import { isUnlocked } from '#rules/exam/staff-rules.ts';
import { paperOf } from '../evidence/evidence-body.ts';
import type { EvidenceQueue } from '../evidence/queue.ts';
import type { ExamLockdown } from '../lockdown/exam-lockdown.ts';
import type { RulesRenewal } from '../opening/rules-renewal.ts';
import type { OwnedAttempt } from '../records/attempt-store.ts';
import type { Absences } from './absences.ts';
import type { Monitor } from './monitor.ts';
import type { PaperConsent } from './paper-consent.ts';
import { watchScreenSwitches, type FocusWatch, type SwitchFact } from './screen-switch.ts';

export interface ActiveAttemptOptions {
  monitor: Monitor;
  renewal: Pick<RulesRenewal, 'start' | 'stop'>;
  /** Random gestures. */
  prompts: { start(of: OwnedAttempt): void; stop(): void };
  evidence: EvidenceQueue;
  absences: Pick<Absences, 'entered' | 'unwatched' | 'lostFocus' | 'hadDialog'>;
  consent: Pick<PaperConsent, 'entered' | 'stopped'>;
  focus: FocusWatch;
  stayAwake: () => () => void;
  lockdown: Pick<ExamLockdown, 'enter' | 'leave' | 'onDisplays'>;
  /** Epoch ms of the platform. */
  now: () => number;
  timer: Timer;
  monotonic: () => number;
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
  noteDevice(of: OwnedAttempt, told: CameraDeviceTold): Promise<void>;
  /** For the heartbeats; null: not known. */
  battery(attemptId: string, battery: Battery | null): void;
}

const displaysSettleMs = 1_000;

export function createActiveAttempt({
  monitor,
  renewal,
  prompts,
  evidence,
  absences,
  consent,
  focus,
  stayAwake,
  lockdown,
  now,
  timer,
  monotonic,
}: ActiveAttemptOptions): ActiveAttempt {
  let taken: OwnedAttempt | null = null;
  let stopWatching: (() => void) | null = null;
  let stopDisplays: (() => void) | null = null;
  let sleepAgain: (() => void) | null = null;

  function leave(): void {
    if (taken) absences.unwatched(taken);
    consent.stopped();
    taken = null;
    monitor.stop();
    renewal.stop();
    prompts.stop();
    stopWatching?.();
    stopWatching = null;
    stopDisplays?.();
    stopDisplays = null;
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
    void lockdown.enter({ attemptId, formal: rules.formal ?? true, begunAt: attempt.lockdown, note });
  }

  /** Displays that come, go or change are told to staff, whatever is locked here; nothing is judged. */
  function watchDisplays(of: OwnedAttempt): () => void {
    let cancel: () => void = () => undefined;
    const stop = lockdown.onDisplays((count) => {
      // A cable brings several changes at once.
      cancel();
      cancel = timer(() => void noteSeat(of, `displays:${count}`), displaysSettleMs);
    });
    return () => {
      stop();
      cancel();
    };
  }

  /** What the focus does, told by the platform's clock. */
  function focusFacts(of: OwnedAttempt): (fact: SwitchFact) => void {
    let back: (lastedMs: number) => void = () => undefined;
    return (told) => {
      const since = Math.round(now() - (monotonic() - told.since));
      if (told.fact === 'left') back = absences.lostFocus(of, since);
      else if (told.fact === 'back') back(told.until - told.since);
      else absences.hadDialog(of, since, told.until - told.since);
    };
  }

  return {
    take(account, attempt) {
      const same = taken?.attempt.attemptId === attempt.attemptId && taken.account.accountId === account.accountId;
      if (same) return;
      leave();
      taken = { account, attempt };
      absences.entered(taken);
      consent.entered(taken);
      sleepAgain = stayAwake();
      lock(account, attempt);
      monitor.start(attempt);
      renewal.start(account.accountId, attempt);
      stopDisplays = watchDisplays(taken);
      prompts.start(taken);
      stopWatching = watchScreenSwitches({
        focus,
        timer,
        monotonic,
        onFact: focusFacts(taken),
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
    async noteDevice({ account, attempt }, told) {
      const { camera, at } = told;
      const facts = { kind: 'note', ...paperOf(attempt), place: camera, takenAt: at, state: deviceNote(told) } as const;
      await evidence.put(account.accountId, attempt.attemptId, facts);
    },
    async note({ account, attempt }, { attemptId, camera, condition, at }) {
      if (taken?.attempt.attemptId === attemptId) monitor.camera(camera, condition);
      const facts = { kind: 'note', ...paperOf(attempt), place: camera, takenAt: at, state: condition } as const;
      await evidence.put(account.accountId, attemptId, facts);
    },
  };
}
