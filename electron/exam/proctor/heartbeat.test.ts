import { describe, expect, it } from 'vitest';
import { nextBeatIn } from './heartbeat.ts';

describe('the wait before a heartbeat', () => {
  it.each([
    { outcome: 'first', random: 0, wait: 0 },
    { outcome: 'first', random: 0.5, wait: 15_000 },
    { outcome: 'answered', random: 0, wait: 24_000 },
    { outcome: 'answered', random: 0.5, wait: 30_000 },
    { outcome: 'answered', random: 1, wait: 36_000 },
    { outcome: 'failed', random: 0, wait: 0 },
    { outcome: 'failed', random: 0.25, wait: 30_000 },
    { outcome: 'failed', random: 1, wait: 120_000 },
    { outcome: 'unreachable', random: 0, wait: 60_000 },
    { outcome: 'unreachable', random: 1, wait: 120_000 },
  ] as const)('after $outcome with $random: $wait ms', ({ outcome, random, wait }) => {
    expect(nextBeatIn(outcome, random)).toBeCloseTo(wait, 6);
  });
});

/** Beats per second of many seats; `up(second)` says whether the platform answers then. */
function simulate(seats: number, seconds: number, up: (second: number) => boolean): number[] {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const beats = Array.from({ length: seconds }, () => 0);
  for (let seat = 0; seat < seats; seat += 1) {
    let at = nextBeatIn('first', random()) / 1000;
    while (at < seconds) {
      const second = Math.floor(at);
      beats[second] = (beats[second] ?? 0) + 1;
      at += Math.max(0.001, nextBeatIn(up(second) ? 'answered' : 'failed', random()) / 1000);
    }
  }
  return beats;
}

describe('10,000 seats', () => {
  it('never crowd into a second: none has twice the mean', () => {
    const beats = simulate(10_000, 600, () => true);
    const mean = beats.reduce((sum, count) => sum + count, 0) / beats.length;
    expect(Math.max(...beats)).toBeLessThanOrEqual(2 * mean);
  });

  it('come back spread out after the platform was away for five minutes: no second has 5 % of them', () => {
    const beats = simulate(10_000, 900, (second) => second < 100 || second >= 400);
    expect(Math.max(...beats.slice(400, 560))).toBeLessThan(500);
  });
});
