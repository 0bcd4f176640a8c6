import { expect, it } from 'vitest';
import { renewalWaitMs } from './rules-renewal.ts';

it.each([
  ['told', true, 0, 48_000],
  ['told', true, 1, 72_000],
  ['not told', false, 0, 60_000],
  ['not told', false, 1, 120_000],
])('rules that were %s are read again, with chance: %s, %d, after %i ms', (_, told, random, wait) => {
  expect(renewalWaitMs(told, random)).toBeCloseTo(wait, 6);
});
