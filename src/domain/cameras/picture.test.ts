import { describe, expect, it } from 'vitest';
import { lookOf, measure } from './picture.ts';

const pixels = (...values: number[]) => new Uint8Array(values);

describe('measuring', () => {
  it('gives mean and spread', () => {
    expect(measure(pixels(0, 100, 100, 200), null)).toEqual({ mean: 100, spread: Math.sqrt(5000), change: null });
  });

  it.each([
    ['nothing changed', pixels(1, 2, 3, 4), pixels(1, 2, 3, 4), 0],
    ['a quarter changed', pixels(1, 2, 3, 4), pixels(1, 2, 3, 5), 0.25],
    ['another size cannot be compared', pixels(1, 2, 3, 4), pixels(1, 2), null],
    ['the first picture', pixels(1, 2, 3, 4), null, null],
  ])('change: %s', (_, now, before, expected) => {
    expect(measure(now, before).change).toBe(expected);
  });

  it('survives an empty picture', () => {
    expect(measure(pixels(), null)).toEqual({ mean: 0, spread: 0, change: null });
  });
});

describe('what a picture looks like', () => {
  it.each([
    ['a lit room', { mean: 120, spread: 45 }, 'ok'],
    ['a dim room', { mean: 30, spread: 20 }, 'dark'],
    ['just light enough', { mean: 45, spread: 20 }, 'ok'],
    ['a lid on the lens', { mean: 3, spread: 1 }, 'covered'],
    ['a hand on the lens', { mean: 90, spread: 3 }, 'covered'],
    ['a white desk', { mean: 215, spread: 2.6 }, 'ok'],
    ['a white desk that exposure makes grey', { mean: 118, spread: 2.6 }, 'ok'],
  ])('%s', (_, facts, expected) => {
    expect(lookOf({ ...facts, change: null })).toBe(expected);
  });
});
