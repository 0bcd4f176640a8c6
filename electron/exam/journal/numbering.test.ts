import { expect, it } from 'vitest';
import { numberAfterUnseen } from './numbering.ts';

const day = 86_400_000;

it.each([
  ['grows with the age of the log, whatever this run can read', 5, 600_000, 103_936],
  ['does not depend on what another run wrote', 84_900, 600_000, 103_936],
  ['exceeds what is there when the clock was set back', 200_000, -90 * day, 265_536],
  ['exceeds what is there when the clock is far ahead', 200_000, 2_000 * day, 265_536],
])('the number after records that cannot be seen %s', (_, last, ageMs, expected) => {
  expect(numberAfterUnseen(last, ageMs)).toBe(expected);
});
