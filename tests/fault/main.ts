import { parseArgs } from 'node:util';
import { writeFileSync } from 'node:fs';
import { killClients } from './client/kills.ts';
import { runDeliveries } from './delivery/deliveries.ts';
import { controls, runControl } from './control/controls.ts';
import { runDamage } from './damage.ts';
import { runKills } from './kills.ts';
import { runPowerCuts } from './power.ts';
import { seeded } from './random.ts';
import { harmOf, type Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    deliveries: { type: 'string', default: '1000' },
    controls: { type: 'string', default: '100' },
    damages: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '1000' },
    cuts: { type: 'string', default: '1000' },
    out: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

function row({ fault, runs, acknowledged, lost, twice, never, falseClaims, unusable }: Tally) {
  return { fault, runs, acknowledged, lost, twice, never, 'false claims': falseClaims, unusable };
}

/** A line of the report: how much of what must not happen did happen, and how much without the guard. */
function measure(tally: Tally, controlled: ReadonlyMap<string, number>) {
  const value = harmOf(tally);
  return {
    value,
    unit: 'answers lost, papers twice or never, false claims',
    goal: 0,
    ok: value === 0 && controlled.get(tally.fault) !== 0,
    rounds: tally.runs,
    withoutGuard: controlled.get(tally.fault) ?? null,
  };
}

const random = seeded(Number(values.seed));
const started = performance.now();
const tallies = [
  ...(await runDamage(Number(values.damages), random)),
  ...(await runPowerCuts(Number(values.cuts), random)),
  await runKills(Number(values.kills), random),
  ...(await runDeliveries(Number(values.deliveries), random)),
  await killClients(Number(values.clients), random),
];
const controlled = new Map<string, number>();
for (const control of controls) {
  controlled.set(control.fault, await runControl(control, Number(values.controls), Number(values.seed)));
}
const report = Object.fromEntries(tallies.map((tally) => [tally.fault, measure(tally, controlled)]));
console.table(tallies.map(row));
console.table(controls.map(({ fault, guard }) => ({ fault, guard, 'harm without it': controlled.get(fault) })));
for (const note of tallies.flatMap(({ notes }) => notes)) console.log(note);
const sound = Object.values(report).every(({ ok }) => ok);
if (values.out !== undefined) {
  writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
}
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${sound ? 'nothing lost' : 'LOST'}, seed ${values.seed}, ${seconds} s`);
process.exitCode = sound ? 0 : 1;
