import { expect, it } from 'vitest';
import { backoff } from './backoff.ts';

const minute = { firstMs: 1_000, capMs: 60_000 };

it.each([
  [0, 1_000],
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [6, 32_000],
  [7, 60_000],
  [500, 60_000],
])('after %i tries waits %i ms, or with jitter anything up to it', (tries, ceiling) => {
  expect(backoff(tries, minute)).toBe(ceiling);
  expect(backoff(tries, { ...minute, random: () => 0 })).toBe(0);
  expect(backoff(tries, { ...minute, random: () => 0.5 })).toBe(ceiling / 2);
  expect(backoff(tries, { ...minute, random: () => 1 })).toBe(ceiling);
});
