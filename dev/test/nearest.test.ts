import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const beside = 'src/features/exam/prepare/device-rules.test.ts';
const screen = 'tests/integration/exam/before-exam.test.tsx';
const seat = 'tests/integration/exam/seat.test.tsx';
const home = 'tests/integration/home/home.test.tsx';
const everything = 'tests/integration/any-answer/screens.test.tsx';
const whole = 'tests/e2e/exam-path.test.ts';
const files = [everything, home, screen, seat, whole, beside];
const changed = ['src/features/exam/prepare/prepare-flow.ts'];
const times = [
  { file: beside, ms: 500 },
  { file: screen, ms: 40_000 },
  { file: seat, ms: 10_000 },
  { file: home, ms: 5_000 },
  { file: everything, ms: 90_000 },
];

describe('the nearest tests', () => {
  it('are those beside the change, then those of its subject, the quick ones first', () => {
    expect(nearest(files, changed, times, Infinity).run).toEqual([beside, seat, whole, screen, home, everything]);
  });

  it.each([
    [0, [beside]],
    [15_000, [beside, seat]],
    [16_000, [beside, seat, home]],
    [81_000, [beside, seat, whole, screen]],
  ] as const)('within %d ms: %j', (budgetMs, run) => {
    const picked = nearest(files, changed, times, budgetMs);
    expect(picked.run).toEqual(run);
    expect([...picked.run, ...picked.left].toSorted()).toEqual(files.toSorted());
  });

  it('say how long the others take, as far as it is known', () => {
    expect(nearest(files, changed, times, 0).leftMs).toBe(40_000 + 10_000 + 5_000 + 90_000 + 30_000);
    expect(nearest([home], changed, [], 0).leftMs).toBe(12_000);
    expect(nearest(['tests/unit/core.test.ts'], changed, [], 0).leftMs).toBe(1_000);
  });

  it('take a test that changed itself, whatever it takes', () => {
    expect(nearest([everything], [everything], times, 0)).toEqual({ run: [everything], left: [], leftMs: 0 });
  });
});
