import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getEvaluationInfo } from './course-rating.ts';

const none = { courseContentScore: 0, trainMethodScore: 0, trainEffectScore: 0 };

it.each([
  [
    '{"courseContentScore":5,"trainMethodScore":4,"trainEffectScore":3}',
    { courseContentScore: 5, trainMethodScore: 4, trainEffectScore: 3 },
  ],
  [{ courseContentScore: '2' }, { ...none, courseContentScore: 2 }],
  ['{broken', none],
  ['', none],
  [null, none],
  ['[1]', none],
])('the scores of %j [rating-detailinfo]', (detailInfo, expected) => {
  expect(z.parse(getEvaluationInfo.answer, { aveScore: 4.5, myScore: 4, detailInfo }).detailInfo).toEqual(expected);
});
