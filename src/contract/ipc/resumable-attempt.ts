import type { PendingAttempt } from './exam.ts';

/**
 * The attempt that the signed-in account can resume. One whose deadline has passed is included: opening it shows how
 * the client hands it in.
 */
export function resumableAttempt(attempts: readonly PendingAttempt[]): PendingAttempt | undefined {
  return attempts.find(({ mine, phase, lockedAway }) => mine && phase === 'open' && !lockedAway);
}
