import { isAnswered, type AnswerValue, type Question } from '#contract/ipc/paper.ts';
import { paperStatus } from '#contract/platform/exam/user-paper.ts';
import { type Outcome } from '#domain/answer-sheet/outcome.ts';
import { paperStanding } from '#rules/exam/paper-standing.ts';
import type { KnownResult } from '../shared/result.ts';

/** What is known of the marking of one question; null: the platform does not say. */
export interface MarkingFacts {
  own: AnswerValue | null;
  right: AnswerValue | null;
  points: number | null;
  max: number | null;
  isRight: boolean | null;
}

export function outcomeOf(question: Pick<Question, 'kind'>, facts: MarkingFacts): Outcome {
  const { own, points, max, isRight } = facts;
  if (own !== null && !isAnswered(own) && (points ?? 0) <= 0) return 'none';
  const byPoints = outcomeByPoints(points, max);
  if (byPoints !== 'unknown') return byPoints;
  if (isRight !== null) return isRight ? 'right' : 'wrong';
  return points === null ? outcomeByKeys(question, facts) : 'unknown';
}

function outcomeByPoints(points: number | null, max: number | null): Outcome {
  if (points === null || max === null || max <= 0) return 'unknown';
  if (points >= max) return 'right';
  return points > 0 ? 'partly' : 'wrong';
}

/** Keys that are equal are right; others are wrong only where nothing lies between right and wrong. */
function outcomeByKeys({ kind }: Pick<Question, 'kind'>, { own, right }: MarkingFacts): Outcome {
  if (own?.kind !== 'choice' || right?.kind !== 'choice') return 'unknown';
  if (own.keys.join() === right.keys.join()) return 'right';
  return kind === 'multiple' ? 'unknown' : 'wrong';
}

export const reviewFilters = ['all', 'wrong', 'flagged', 'empty'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** The filter of an address; anything else shows everything. */
export function filterIn(show: string | null): ReviewFilter {
  return reviewFilters.find((filter) => filter === show) ?? 'all';
}

/** `wrong` has what is partly right, too. */
export function passesReview(filter: ReviewFilter, outcome: Outcome, flagged: boolean): boolean {
  if (filter === 'wrong') return outcome === 'wrong' || outcome === 'partly';
  if (filter === 'empty') return outcome === 'none';
  return filter === 'all' || flagged;
}

/**
 * Whether the questions of a paper are asked for: not while it is open, not before it is marked. Where the platform does
 * not say how it stands, they are asked for only when it says that it may be reviewed. Null: it says nothing of it at all.
 */
export type ReviewStage = 'open' | 'marking' | 'unknown' | 'ask';

export function reviewStage(paper: Pick<KnownResult, 'status' | 'submitTime' | 'canReview'> | null): ReviewStage {
  if (paper === null) return 'ask';
  const standing = paperStanding(paper);
  if (standing === 'open') return 'open';
  if (paper.canReview === true) return 'ask';
  if (standing === 'unknown') return 'unknown';
  return paper.status === paperStatus.handedIn ? 'marking' : 'ask';
}

/** Where a key takes the learner: to the next or the previous question; null: the key is none of ours. */
export function reviewStep(key: string, ownArrows: boolean): 1 | -1 | null {
  if (key === 'n' || key === 'N') return 1;
  if (key === 'p' || key === 'P') return -1;
  if (ownArrows) return null;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : null;
}
