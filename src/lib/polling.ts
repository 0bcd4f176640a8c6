import { backoff } from '../contract/timing/backoff.ts';

/** An answer that is waited for is asked for so often. */
export const pollEveryMs = 3_000;
const longestWaitMs = 30_000;

/** How long to wait before asking again; each failure in a row doubles it. */
export function pollWaitMs(failures: number): number {
  return backoff(failures + 1, { firstMs: pollEveryMs, capMs: longestWaitMs });
}

/**
 * Asks again and again until the answer is yes, then says so once. A hidden window does not ask, and asks at once when
 * it is seen again. Returns the way to stop.
 */
export function startPolling(ask: () => Promise<boolean>, onYes: () => void): () => void {
  let failures = 0;
  let asking = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ms);
  };
  const look = async () => {
    if (stopped || asking || document.visibilityState === 'hidden') return;
    asking = true;
    // A failed question only makes the next one come later.
    const answer = await ask().catch(() => null);
    asking = false;
    if (stopped) return;
    if (answer === true) {
      stop();
      onYes();
      return;
    }
    failures = answer === null ? failures + 1 : 0;
    wait(pollWaitMs(failures));
  };
  const seen = () => {
    if (document.visibilityState === 'visible') wait(0);
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
  document.addEventListener('visibilitychange', seen);
  wait(pollEveryMs);
  return stop;
}
