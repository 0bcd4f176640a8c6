import { expect, it } from 'vitest';
import { averageOf, isRated, mayRate, scoresOf } from './rating-rules.ts';

it.each([
  [null, true],
  [0, false],
  [29.9, false],
  [30, true],
  [100, true],
])('at %s percent rating is allowed: %s [rating-threshold]', (progress, allowed) => {
  expect(mayRate(progress)).toBe(allowed);
});

it.each([
  [null, 5],
  [0, 5],
  [3.5, 3.5],
  [9, 5],
])('an average of %s shows %s stars [rating-default-average]', (aveScore, stars) => {
  expect(averageOf({ aveScore })).toBe(stars);
});

const none = { courseContentScore: 0, trainMethodScore: 0, trainEffectScore: 0 };

it.each([
  [null, none, false],
  [0, none, false],
  [4, none, true],
  [null, { ...none, trainEffectScore: 1 }, true],
])('my score %s with %j is rated: %s [rating-control-state]', (myScore, detailInfo, rated) => {
  expect(isRated({ myScore, detailInfo })).toBe(rated);
});

it('what is left out is sent as no star', () => {
  expect(scoresOf(new Map([['trainMethodScore', 4]]))).toEqual({ ...none, trainMethodScore: 4 });
});
