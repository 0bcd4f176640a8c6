import type { Step } from '../step.ts';

/**
 * Starts the watchdog of an attempt; the result tells it that this run ends cleanly. `ended`: it is gone, whoever ended it.
 * Rejects when none watches.
 */
export type StartWatchdog = (attemptId: string, ended: () => void) => Promise<() => void>;

/** After an unclean end of this process the watchdog restarts the client, which opens the paper again. */
export function watchdog(start: StartWatchdog, attemptId: string, note: (state: string) => void): Step {
  return {
    name: 'watchdog',
    start: (lost) =>
      start(attemptId, () => {
        note('lockdown-lost:watchdog');
        lost();
      }),
  };
}
