import { expect, it } from 'vitest';
import { comesAgain, pauseAfterVerdict, pauseBeforeTry } from './next-try.ts';

it.each([
  ['closed', true],
  ['unverified', true],
  ['elsewhere', false],
  ['refused', false],
  ['delivered', false],
] as const)('%s comes again: %s', (phase, again) => expect(comesAgain(phase)).toBe(again));

it('a verdict that may change is looked at again after ten to thirty minutes', () => {
  expect(pauseAfterVerdict(() => 0)).toBe(600_000);
  expect(pauseAfterVerdict(() => 1)).toBe(1_800_000);
});

it('waits as long as the platform asks, up to ten minutes', () => {
  expect(pauseBeforeTry(1, 0, () => 0.5)).toBeLessThanOrEqual(1_000);
  expect(pauseBeforeTry(1, 30_000, () => 0.5)).toBe(30_000);
  expect(pauseBeforeTry(1, 86_400_000, () => 0.5)).toBe(600_000);
});
