import { backoff } from '#rules/timing/backoff.ts';
import { isWindowShown, onWindowShownChange } from './window-shown.ts';

/** Interval between polls. */
export const pollEveryMs = 3_000;
const maxWaitMs = 30_000;

/** The wait before the next poll; doubles with each consecutive failure. */
export function pollWaitMs(failures: number): number {
  return backoff(failures + 1, { firstMs: pollEveryMs, capMs: maxWaitMs });
}

/**
 * Polls until the answer is true, then calls `onTrue` once. Pauses while the window is hidden and polls at once when it
 * becomes visible. Returns a function that stops polling.
 */
export function startPolling(ask: () => Promise<boolean>, onTrue: () => void): () => void {
  let failures = 0;
  let inFlight = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void poll(), ms);
  };
  const poll = async () => {
    if (stopped || inFlight || !isWindowShown()) return;
    inFlight = true;
    // A failed poll only delays the next one.
    const answer = await ask().catch(() => null);
    inFlight = false;
    if (stopped) return;
    if (answer === true) {
      stop();
      onTrue();
      return;
    }
    failures = answer === null ? failures + 1 : 0;
    wait(pollWaitMs(failures));
  };
  const stopListening = onWindowShownChange(() => {
    if (isWindowShown()) wait(0);
  });
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    stopListening();
  };
  wait(pollEveryMs);
  return stop;
}
