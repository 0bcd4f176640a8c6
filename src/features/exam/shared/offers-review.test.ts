import { expect, it } from 'vitest';
import { offersReview, refusesReview } from './offers-review.ts';

it.each([
  ['marked and open to review', 2, true, true, false],
  ['marked and not open to review', 2, false, false, true],
  ['marked, and the platform does not say', 2, null, true, false],
  ['being marked', 1, null, false, false],
  ['being marked, refused', 1, false, false, false],
  ['not handed in, whatever it says', 0, true, false, false],
  ['of an unknown state', null, null, false, false],
  ['of an unknown state that may be reviewed', null, true, true, false],
])('a paper that is %s', (_, status, canReview, offered, refused) => {
  const paper = { status, submitTime: null, canReview };
  expect([offersReview(paper), refusesReview(paper)]).toEqual([offered, refused]);
});
