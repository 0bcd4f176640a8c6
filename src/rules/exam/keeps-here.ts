import type { PendingAttempt } from '#contract/ipc/exam.ts';

/**
 * True for a paper that a switch of branch, tenant or identity would leave behind: it was begun where the learner is, and is
 * not at the platform. What only people can bring further, and what staff let go, keeps nobody.
 */
export function keepsHere({
  mine,
  phase,
  lockedAway,
  belongsTo,
  mayBeLeft,
}: Pick<PendingAttempt, 'mine' | 'phase' | 'lockedAway' | 'belongsTo' | 'mayBeLeft'>): boolean {
  const undelivered = phase === 'open' || phase === 'sealed';
  return mine && undelivered && !lockedAway && belongsTo === undefined && mayBeLeft !== true;
}
