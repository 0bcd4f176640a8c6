import { describe, expect, it } from 'vitest';
import { killClients } from '../fault/client/kills.ts';
import { runDeliveries, weathers } from '../fault/delivery/deliveries.ts';
import { controls, runControl } from '../fault/control/controls.ts';
import { runDamage } from '../fault/damage.ts';
import { runKills } from '../fault/kills.ts';
import { runPowerCuts } from '../fault/power.ts';
import { seeded } from '../fault/random.ts';
import { harmOf, type Tally } from '../fault/tally.ts';

const seed = Date.now() % 1_000_000;

/** The series together; a series that acknowledged nothing proves nothing. */
function together(tallies: readonly Tally[]) {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  return {
    runs: sum(({ runs }) => runs),
    lost: sum(({ lost }) => lost),
    unusable: sum(({ unusable }) => unusable),
    empty: sum(({ acknowledged }) => (acknowledged > 0 ? 0 : 1)),
    notes: tallies.flatMap(({ notes }) => notes),
  };
}

const nothingLost = { lost: 0, unusable: 0, empty: 0, notes: [] };

/** The small edition of `npm run fault`. */
describe(`acknowledged answers, seed ${seed}`, () => {
  it('outlive 20 kills of the process that writes them', { timeout: 60_000 }, async () => {
    expect(together([await runKills(20, seeded(seed))])).toEqual({ ...nothingLost, runs: 20 });
  });

  it('reach the platform over 12 kills of the whole client, each paper once', { timeout: 180_000 }, async () => {
    const tally = await killClients(12, seeded(seed));
    expect({ harm: harmOf(tally), notes: tally.notes }).toEqual({ harm: 0, notes: [] });
    expect(tally.acknowledged).toBeGreaterThan(0);
  });

  it('are delivered once and claimed as what they are in every weather', { timeout: 180_000 }, async () => {
    const tallies = await runDeliveries(12, seeded(seed));
    expect(tallies.map((tally) => [tally.fault, harmOf(tally)])).toEqual(weathers.map(({ name }) => [name, 0]));
  });

  it.each(controls)('come to harm without the guard: $fault', { timeout: 120_000 }, async (control) => {
    expect(await runControl(control, control.series === 'deliveries' ? 12 : 24, 11)).toBeGreaterThan(0);
  });

  it('outlive 100 torn and flipped journals', { timeout: 60_000 }, async () => {
    expect(together(await runDamage(100, seeded(seed)))).toEqual({ ...nothingLost, runs: 100 });
  });

  it('outlive 102 power cuts, with sound and with failing disks', { timeout: 60_000 }, async () => {
    expect(together(await runPowerCuts(51, seeded(seed)))).toEqual({ ...nothingLost, runs: 102 });
  });
});
