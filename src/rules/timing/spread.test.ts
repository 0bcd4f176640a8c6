import { expect, it } from 'vitest';
import { openingSpanMs, spread } from './spread.ts';

it('is the same for the same learner and moment, and another for others', () => {
  expect(spread(['learner', '9:00'])).toBe(spread(['learner', '9:00']));
  expect(spread(['learner', '9:00'])).not.toBe(spread(['learner', '9:30']));
  expect(spread(['ab', 'c'])).not.toBe(spread(['a', 'bc']));
});

it.each([
  ['numbered', (at: number) => `u-${at}`],
  ['alike but for the last letters', (at: number) => `10000000000000000${at.toString(36)}`],
])('accounts that are %s come evenly over the whole span', (_, name) => {
  const seconds = Array.from({ length: openingSpanMs / 1000 }, () => 0);
  for (let at = 0; at < 10_000; at += 1) {
    const second = Math.floor(spread([name(at), '1700000000000']) / 1000);
    seconds[second] = (seconds[second] ?? 0) + 1;
  }
  const mean = 10_000 / seconds.length;
  expect(Math.max(...seconds)).toBeLessThan(mean * 1.5);
  expect(Math.min(...seconds)).toBeGreaterThan(mean * 0.5);
});
