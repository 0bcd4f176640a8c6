import { describe, expect, it } from 'vitest';
import { firstCaptureIn, mayBurst, nextCaptureIn } from './schedule.ts';

it.each([
  [12_000, 30_000, 2, 12_000],
  [12_000, 48_000, 2, 12_590],
  [12_000, 80_000, 1, 12_000],
  [5_000, 48_000, 2, 12_590],
  [5_000, 48_000, 1, 6_295],
] as const)(
  'every %i ms with pictures of %i bytes from %i cameras: %i ms, 61 kbit/s in all',
  (ms, sentBytes, cameras, wait) => {
    expect(nextCaptureIn(ms, 0.5, { sentBytes, cameras })).toBe(wait);
  },
);

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

  it.each([
    ['one small picture in its time', 36_000, 2, 12_000],
    ['a burst of three', 3 * 48_000, 2, 37_771],
    ['a burst of one camera alone', 3 * 48_000, 1, 18_886],
  ] as const)('after %s the way up takes 61 kbit/s on average', (_, sentBytes, cameras, least) => {
    const waits = [0, 0.25, 0.5, 0.75, 1].map((chance) => nextCaptureIn(12_000, chance, { sentBytes, cameras }));
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
    expect((sentBytes * 8 * cameras) / mean).toBeLessThanOrEqual(61.01);
    expect(mean).toBeLessThanOrEqual(Math.max(least, 12_000));
  });

  it.each([
    [null, 0, true],
    [0, 59_999, false],
    [0, 60_000, true],
  ])('a burst after one at %s, at %d: %s', (last, now, may) => {
    expect(mayBurst(last, now)).toBe(may);
  });

  it('the two cameras never take their first picture together', () => {
    expect(firstCaptureIn('front', 30_000, 1)).toBeLessThan(firstCaptureIn('side', 30_000, 0));
  });
});
