import type { Timer } from '#electron/kernel/timer.ts';
import { toKeystoreError } from '#electron/storage/keystore/keystore-error.ts';
import { backoff } from '#rules/timing/backoff.ts';
import type { Session } from './session.ts';

export interface RestoreOptions {
  session: Pick<Session, 'restore' | 'token'>;
  timer: Timer;
  /** The first window opens after this time at the latest. */
  waitMs: number;
  report: (what: string, error: unknown) => void;
}

const retryWait = { firstMs: 2_000, capMs: 60_000 };

/**
 * Restores the stored session. A keystore that is slow or busy does not hold up the start: the session then comes back
 * later, unless somebody has signed in meanwhile. A denied prompt is not repeated before the next start.
 */
export async function restoreSession({ session, timer, waitMs, report }: RestoreOptions): Promise<void> {
  let tries = 0;

  async function attempt(): Promise<void> {
    if (session.token() !== null) return;
    tries += 1;
    try {
      await session.restore();
    } catch (error) {
      const problem = toKeystoreError(error);
      report('the stored session cannot be decrypted', problem);
      if (problem.passing) timer(() => void attempt(), backoff(tries, retryWait));
    }
  }

  const late = Promise.withResolvers<void>();
  const cancel = timer(late.resolve, waitMs);
  try {
    await Promise.race([attempt(), late.promise]);
  } finally {
    cancel();
  }
}
