import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { killClients } from './client/kills.ts';
import { controls, runControl, type Control } from './control/controls.ts';
import { runKills } from './kills.ts';
import { seeded } from './random.ts';
import { series } from './series.ts';
import { harmOf, type Tally } from './tally.ts';
import { killTrees } from './tree/kills.ts';

const { values } = parseArgs({
  options: {
    /** Of each series that needs no process of its own. */
    rounds: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '1000' },
    trees: { type: 'string', default: '50' },
    controls: { type: 'string', default: '100' },
    out: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

function row({ fault, runs, acknowledged, lost, twice, never, falseClaims, unusable }: Tally) {
  return { fault, runs, acknowledged, lost, twice, never, 'false claims': falseClaims, unusable };
}

/** A line of the report: how much of what must not happen did happen, and how much without the guard. */
function measure(tally: Tally, controlled: ReadonlyMap<Control, number>) {
  const value = harmOf(tally);
  const without = [...controlled].filter(([{ fault }]) => fault === tally.fault).map(([, harm]) => harm);
  return {
    value,
    unit: 'answers lost, papers twice or never, false claims',
    goal: 0,
    ok: value === 0 && !without.includes(0),
    rounds: tally.runs,
    withoutGuard: without.length === 0 ? null : Math.min(...without),
  };
}

function since(started: number): string {
  return `${Math.round((performance.now() - started) / 1000)} s`;
}

const random = seeded(Number(values.seed));
const started = performance.now();
const tallies: Tally[] = [];
for (const [name, run] of Object.entries(series)) {
  const begun = performance.now();
  tallies.push(...(await run(Number(values.rounds), random)));
  console.log(`${name}: ${since(begun)}`);
}
tallies.push(await runKills(Number(values.kills), random), await killClients(Number(values.clients), random));
tallies.push(await killTrees(Number(values.trees), random));
const controlled = new Map<Control, number>();
for (const control of controls) {
  // A process takes a second, and loses something every time.
  const rounds =
    control.series in series ? Number(values.controls) * (control.times ?? 1) : Math.min(Number(values.controls), 10);
  controlled.set(control, await runControl(control, rounds, Number(values.seed)));
}
const report = Object.fromEntries(tallies.map((tally) => [tally.fault, measure(tally, controlled)]));
console.table(tallies.map(row));
console.table([...controlled].map(([{ fault, guard }, harm]) => ({ fault, guard, 'harm without it': harm })));
for (const note of tallies.flatMap(({ notes }) => notes)) console.log(note);
const sound = Object.values(report).every(({ ok }) => ok);
if (values.out !== undefined) {
  writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
}
console.log(`${sound ? 'nothing lost' : 'LOST'}, seed ${values.seed}, ${since(started)}`);
process.exitCode = sound ? 0 : 1;
