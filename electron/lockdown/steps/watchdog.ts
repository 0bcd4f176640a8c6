import type { Step } from '../step.ts';

/** Starts the watchdog of an attempt; the result tells it that this run ends cleanly. */
export type StartWatchdog = (attemptId: string) => Promise<() => void>;

/** After an unclean end of this process the watchdog restarts the client, which opens the paper again. */
export function watchdog(start: StartWatchdog, attemptId: string): Step {
  return { name: 'watchdog', start: () => start(attemptId) };
}
