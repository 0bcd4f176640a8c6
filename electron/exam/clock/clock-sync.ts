import type { SessionWatch } from '../../gateway/platform-client.ts';
import type { AttemptStore } from '../attempts/attempt-store.ts';
import type { ExamClock } from './clock.ts';
import type { Timer } from './timer.ts';

export interface ClockSyncOptions {
  clock: ExamClock;
  session: SessionWatch;
  store: Pick<AttemptStore, 'clockOffset' | 'due'>;
  timer: Timer;
  report: (what: string, error: unknown) => void;
}

/** Looks after the platform's clock while the client runs. */
export interface ClockSync {
  start(): void;
  stop(): void;
  /** Before the platform answered, the time is what a journal of this account knows. */
  restore(attemptId: string | null): Promise<void>;
}

const checkEveryMs = 1_000;

export function createClockSync({ clock, session, store, timer, report }: ClockSyncOptions): ClockSync {
  let cancel: (() => void) | null = null;

  function check(): void {
    clock.check();
    cancel = timer(check, checkEveryMs);
  }

  return {
    start: check,
    stop: () => cancel?.(),
    async restore(attemptId) {
      const account = session.account();
      if (!account || clock.heard()) return;
      try {
        const offset = attemptId
          ? await store.clockOffset(account.accountId, attemptId)
          : (await store.due(account.accountId))[0]?.clockOffset;
        if (typeof offset === 'number') clock.restore(offset);
      } catch (error) {
        report('the time of a journal could not be read', error);
      }
    },
  };
}
