import { expect, it } from 'vitest';
import { backoff } from './backoff.ts';

it.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [6, 32_000],
  [7, 60_000],
  [500, 60_000],
])('after %i tries waits between nothing and %i ms', (tries, ceiling) => {
  expect(backoff(tries, () => 0)).toBe(0);
  expect(backoff(tries, () => 0.5)).toBe(ceiling / 2);
  expect(backoff(tries, () => 1)).toBe(ceiling);
});
