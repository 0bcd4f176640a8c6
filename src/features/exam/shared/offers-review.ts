import { paperStatus } from '#contract/platform/exam/user-paper.ts';
import { paperStanding } from '#rules/exam/paper-standing.ts';
import type { KnownResult } from './result.ts';

type Known = Pick<KnownResult, 'status' | 'submitTime' | 'canReview'>;

/** True when a paper is marked and may be reviewed; where the platform does not say that, the review finds out. */
export function offersReview(paper: Known): boolean {
  if (paperStanding(paper) === 'open') return false;
  return paper.canReview ?? paper.status === paperStatus.marked;
}

/** True when the platform says that a marked paper is not open to review. */
export function refusesReview({ status, canReview }: Known): boolean {
  return status === paperStatus.marked && canReview === false;
}
