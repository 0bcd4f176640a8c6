import { parseArgs } from 'node:util';
import { runDamage } from './damage.ts';
import { runKills } from './kills.ts';
import { runPowerCuts } from './power.ts';
import { seeded } from './random.ts';
import { passed, type Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    damages: { type: 'string', default: '1000' },
    cuts: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

function row({ fault, runs, acknowledged, lost, unusable }: Tally) {
  return { fault, runs, 'acknowledged records': acknowledged, lost, unusable };
}

const random = seeded(Number(values.seed));
const started = performance.now();
const tallies = [
  ...(await runDamage(Number(values.damages), random)),
  ...(await runPowerCuts(Number(values.cuts), random)),
  await runKills(Number(values.kills), random),
];
console.table(tallies.map(row));
for (const note of tallies.flatMap(({ notes }) => notes)) console.log(note);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${tallies.every(passed) ? 'nothing lost' : 'LOST'}, seed ${values.seed}, ${seconds} s`);
process.exitCode = tallies.every(passed) ? 0 : 1;
