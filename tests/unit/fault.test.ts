import { describe, expect, it } from 'vitest';
import { killClients } from '../fault/client/kills.ts';
import { controls, runControl, type Control } from '../fault/control/controls.ts';
import { runKills } from '../fault/kills.ts';
import { seeded } from '../fault/random.ts';
import { series, type SeriesName } from '../fault/series.ts';
import { harmOf, type Tally } from '../fault/tally.ts';

const seed = Date.now() % 1_000_000;

/** Rounds of each series, and of each of its controls. */
const rounds: Readonly<Record<Control['series'], { rounds: number; control: number }>> = {
  kills: { rounds: 20, control: 6 },
  clients: { rounds: 12, control: 0 },
  // Needs the built client: tests/e2e/tree-kill.test.ts.
  trees: { rounds: 0, control: 0 },
  damage: { rounds: 100, control: 60 },
  cuts: { rounds: 51, control: 51 },
  room: { rounds: 15, control: 6 },
  twoFaults: { rounds: 40, control: 24 },
  newDisk: { rounds: 40, control: 12 },
  heldFiles: { rounds: 15, control: 25 },
  keystore: { rounds: 15, control: 12 },
  clock: { rounds: 15, control: 8 },
  growth: { rounds: 100, control: 100 },
  deliveries: { rounds: 6, control: 12 },
  absences: { rounds: 6, control: 4 },
  assumedOrders: { rounds: 6, control: 4 },
  takenOut: { rounds: 6, control: 4 },
  seats: { rounds: 6, control: 3 },
};

/** A series that acknowledged nothing proves nothing. */
function outcome(tally: Tally) {
  const { fault, acknowledged, notes } = tally;
  return { fault, harm: harmOf(tally), empty: acknowledged === 0, notes };
}

function sound(fault: string) {
  return { fault, harm: 0, empty: false, notes: [] };
}

/** The small edition of `npm run fault`. */
describe(`acknowledged answers, seed ${seed}`, () => {
  it('outlive kills of the process that writes them', { timeout: 60_000 }, async () => {
    const tally = await runKills(rounds.kills.rounds, seeded(seed));
    expect(outcome(tally), JSON.stringify(outcome(tally))).toEqual(sound(tally.fault));
  });

  it('reach the platform over kills of the whole client, each paper once', { timeout: 180_000 }, async () => {
    const tally = await killClients(rounds.clients.rounds, seeded(seed));
    expect(outcome(tally), JSON.stringify(outcome(tally))).toEqual(sound(tally.fault));
  });

  it.each(Object.entries(series))('come to no harm in the series %s', { timeout: 180_000 }, async (name, run) => {
    const tallies = await run(rounds[name as SeriesName].rounds, seeded(seed));
    expect(tallies.map(outcome)).toEqual(tallies.map(({ fault }) => sound(fault)));
  });

  // Whether a client loses something is decided by the moment of its kill: too many rounds for this edition.
  const quick = controls.filter(({ series: name }) => rounds[name].control > 0);

  it.each(quick)('come to harm without the guard: $fault', { timeout: 120_000 }, async (control) => {
    expect(await runControl(control, rounds[control.series].control, 11)).toBeGreaterThan(0);
  });
});
