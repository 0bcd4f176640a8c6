import { describe, expect, it } from 'vitest';
import { formatLeft, isCountdownShown, secondsLeft, spokenDuration, untilNextSecond, warningAt } from './countdown.ts';

describe('what is left', () => {
  it.each([
    [null, 0, null],
    [10_000, 0, 10],
    [10_000, 1, 10],
    [10_000, 9_001, 1],
    [10_000, 10_000, 0],
    [10_000, 99_000, 0],
  ])('deadline %s at %s: %s s', (deadline, now, left) => expect(secondsLeft(deadline, now)).toBe(left));

  it.each([
    [0, '00:00:00'],
    [59, '00:00:59'],
    [3516, '00:58:36'],
    [7325, '02:02:05'],
    [864_005, '240:00:05'],
  ])('%s s are shown as %s', (left, text) => expect(formatLeft(left)).toBe(text));

  it.each([
    [10_000, 9_400, 600],
    [10_000, 9_000, 1000],
    [10_000, 10_400, 600],
  ])('the next second of %s at %s comes in %s ms', (deadline, now, ms) => {
    expect(untilNextSecond(deadline, now)).toBe(ms);
  });
});

it.each([
  [null, null],
  [3600, null],
  [901, null],
  [900, 15],
  [841, 15],
  [840, null],
  [300, 5],
  [241, 5],
  [240, null],
  [60, 1],
  [1, 1],
  [0, null],
])('with %s s left the warning is %s', (left, warning) => expect(warningAt(left)).toBe(warning));

it.each([
  [false, 3600, true],
  [true, 3600, false],
  [true, 301, false],
  [true, 300, true],
  [true, null, false],
])('hidden %s, %s s left: shown %s', (hidden, left, shown) => expect(isCountdownShown(hidden, left)).toBe(shown));

it.each([
  [0, 'seconds', 0, 0],
  [14.2, 'seconds', 14, 0],
  [60, 'minutesOnly', 1, 0],
  [134, 'minutes', 2, 14],
  [7080, 'hours', 1, 58],
  [273_600, 'days', 3, 4],
])('%s s in words', (seconds, key, major, minor) => {
  expect(spokenDuration(seconds)).toEqual({ key, values: { major, minor } });
});
