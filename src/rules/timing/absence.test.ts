import { expect, it } from 'vitest';
import { afterAnswer, isTakenForAbsent, isWorthAsking, type Absence } from './absence.ts';

const minute = 60_000;

/** What is known after answers at these minutes; negative: the call was there. */
function after(...minutes: number[]): Absence | null {
  return minutes.reduce<Absence | null>((known, at) => afterAnswer(known, at >= 0, Math.abs(at) * minute), null);
}

it.each<[string, Absence | null, boolean]>([
  ['never asked', after(), false],
  ['once', after(0), false],
  ['three times within a minute', after(0, 0.5, 1), false],
  ['twice over an hour', after(0, 60), false],
  ['three times over three minutes', after(0, 1, 3), true],
  ['with an answer between them', after(0, 2, -3, 4, 5), false],
  ['again after an answer', after(0, 1, 3, -4, 5, 6, 9), true],
])('a call that was not found: %s', (_, absence, taken) => {
  expect(isTakenForAbsent(absence)).toBe(taken);
});

it('a call that counts as absent is asked again every ten minutes', () => {
  const absent = after(0, 1, 3);
  expect(isWorthAsking(absent, 12 * minute)).toBe(false);
  expect(isWorthAsking(absent, 13 * minute)).toBe(true);
  expect(isWorthAsking(afterAnswer(absent, true, 13 * minute), 14 * minute)).toBe(false);
  expect(isWorthAsking(after(0, 1), 1.1 * minute)).toBe(true);
  expect(isWorthAsking(null, 0)).toBe(true);
});
