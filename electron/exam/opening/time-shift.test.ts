import { expect, it } from 'vitest';
import { timeShift } from './time-shift.ts';

const minute = 60_000;
const hour = 60 * minute;

it.each<[string, number, number, (number | null)?]>([
  ['the same clock', 0, 0],
  ['a slow answer', 90_000, 0],
  ['a platform in UTC+1', 7 * hour + 4_000, 7 * hour],
  ['a platform in UTC+9', -hour + 700, -hour],
  ['a zone of three quarters', 2 * hour + 15 * minute - 30_000, 2 * hour + 15 * minute],
  ['a clock that is off by no zone', 7 * minute + 1_000, 7 * minute + 1_000, null],
  ['a clock that is off by a year', 365 * 24 * hour, 365 * 24 * hour, null],
])('%s', (_, off, shift, byOneAnswer = shift) => {
  expect(timeShift(1_800_000_000_000 - off, 1_800_000_000_000, true)).toBe(shift);
  expect(timeShift(1_800_000_000_000 - off, 1_800_000_000_000, false)).toBe(byOneAnswer);
});
