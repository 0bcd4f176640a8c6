import { expect, it } from 'vitest';
import { comesAgain, pauseAfterVerdict, pauseBeforeLook, pauseBeforeTry } from './next-try.ts';

it.each([
  ['closed', undefined, true],
  ['unverified', undefined, true],
  ['elsewhere', undefined, false],
  ['refused', undefined, true],
  ['refused', 'assumed', true],
  ['refused', 'profiled', false],
  ['delivered', undefined, false],
] as const)('%s, %s, comes again: %s', (phase, basis, again) => {
  expect(comesAgain({ phase, ...(basis ? { basis } : {}) })).toBe(again);
});

it('looks again with growing pauses', () => {
  const pauses = [0, 1, 2, 3, 9].map((looks) => pauseBeforeLook(looks, () => 1));
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 60_000]);
  expect(pauseBeforeLook(0, () => 0)).toBe(1_000);
});

it('a verdict that may change is looked at again after ten to thirty minutes', () => {
  expect(pauseAfterVerdict(() => 0)).toBe(600_000);
  expect(pauseAfterVerdict(() => 1)).toBe(1_800_000);
});

it('waits as long as the platform asks, up to ten minutes', () => {
  expect(pauseBeforeTry(1, 0, () => 0.5)).toBeLessThanOrEqual(1_000);
  expect(pauseBeforeTry(1, 30_000, () => 0.5)).toBe(30_000);
  expect(pauseBeforeTry(1, 86_400_000, () => 0.5)).toBe(600_000);
});
