import type { PendingAttempt } from './exam.ts';

/**
 * The attempt that this account can go on with. One whose time has run out is among them: opening it shows how the client
 * hands it in.
 */
export function resumableAttempt(attempts: readonly PendingAttempt[]): PendingAttempt | undefined {
  return attempts.find(({ mine, phase, lockedAway }) => mine && phase === 'open' && !lockedAway);
}
