import { describe, expect, it } from 'vitest';
import { changeOf, comparedDimensions, shareOf } from './dimensions.ts';

const dimension = (name: string, score: number | null, fullScore: number | null = 10) => ({
  name,
  score,
  fullScore,
  level: '',
  comment: '',
});

describe('the share', () => {
  it.each([
    [5, 10, 0.5],
    [12, 10, 1],
    [-1, 10, 0],
    [null, 10, null],
    [5, null, null],
    [5, 0, null],
  ])('of %s in %s is %s', (score, fullScore, share) => expect(shareOf({ score, fullScore })).toBe(share));
});

it('is compared with the dimension of the same name, whatever its place', () => {
  const rows = comparedDimensions(
    [dimension('甲', 8), dimension('乙', 5), dimension('甲', 3)],
    [dimension('乙', 4, 8), dimension('甲', 6), dimension('甲', 3)],
  );
  expect(rows.map(({ before }) => before?.score)).toEqual([6, 4, 3]);
  expect(rows.map(changeOf)).toEqual([20, 0, 0]);
});

it('has no change where one of the two is not known', () => {
  const [first, second, third] = comparedDimensions(
    [dimension('甲', 8), dimension('乙', null), dimension('丙', 1)],
    [dimension('甲', null), dimension('乙', 4)],
  );
  expect([first, second, third].map((row) => row && changeOf(row))).toEqual([null, null, null]);
  expect(third?.before).toBeNull();
});
