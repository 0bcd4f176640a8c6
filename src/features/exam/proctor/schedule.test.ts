import { describe, expect, it } from 'vitest';
import { firstCaptureIn, nextCaptureIn } from './schedule.ts';

describe('when captures are taken', () => {
  it.each([
    ['front', 0, 3000],
    ['front', 1, 9000],
    ['side', 0, 18_000],
    ['side', 1, 24_000],
  ] as const)('the first one of the %s camera, chance %d', (place, random, expected) => {
    expect(firstCaptureIn(place, 30_000, random)).toBe(expected);
  });

  it.each([
    [0, 24_000],
    [0.5, 30_000],
    [1, 36_000],
  ])('the next one, chance %d', (random, expected) => {
    expect(nextCaptureIn(30_000, random)).toBe(expected);
  });

  it('the two cameras never take their first picture together', () => {
    expect(firstCaptureIn('front', 30_000, 1)).toBeLessThan(firstCaptureIn('side', 30_000, 0));
  });
});
