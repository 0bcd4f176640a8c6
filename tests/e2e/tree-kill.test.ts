import { describe, expect, it } from 'vitest';
import { seeded } from '../fault/random.ts';
import { harmOf } from '../fault/tally.ts';
import { killTrees } from '../fault/tree/kills.ts';

// Fifty more are in `npm run fault`.
const kills = 5;
const seed = Date.now() % 1_000_000;

// Processes are found and ended through /proc.
describe.runIf(process.platform === 'linux')(`kills of the whole process tree, seed ${seed}`, () => {
  it('lose no answer and no picture, and every paper reaches the platform once', { timeout: 300_000 }, async () => {
    const tally = await killTrees(kills, seeded(seed));
    expect({ harm: harmOf(tally), notes: tally.notes }).toEqual({ harm: 0, notes: [] });
    expect(tally.acknowledged).toBeGreaterThan(0);
  });
});
