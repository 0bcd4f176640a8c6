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
  const joined = { at: 1_800_000_000_000 - off, zoned: false };
  expect(timeShift(joined, 1_800_000_000_000, true)).toBe(shift);
  expect(timeShift(joined, 1_800_000_000_000, false)).toBe(byOneAnswer);
});

it('a time that names its zone is in no other one: a Date that differs from it by hours is wrong', () => {
  const joined = { at: 1_800_000_000_000 - 8 * hour, zoned: true };
  expect(timeShift(joined, 1_800_000_000_000, false)).toBeNull();
  expect(timeShift(joined, 1_800_000_000_000, true)).toBe(8 * hour);
  expect(timeShift({ at: 1_800_000_000_000 - minute, zoned: true }, 1_800_000_000_000, false)).toBe(0);
});
