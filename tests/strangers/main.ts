import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countsOf, harmOf, kindsOf, type Counts } from './counts.ts';
import { worseSeeds } from './ranks.ts';
import { runSeeds, seedsFrom } from './run-seeds.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    /** The first seed; alone, only this one. */
    seed: { type: 'string' },
    /** Only with the profile that the check writes. */
    profile: { type: 'boolean', default: false },
    /** Only without one. */
    plain: { type: 'boolean', default: false },
    /** Processes at a time. */
    processes: { type: 'string', default: '2' },
    out: { type: 'string' },
    /** Prints every outcome. */
    each: { type: 'boolean', default: false },
  },
});

const first = Number(values.seed ?? 1);
const alone = values.seed !== undefined && !process.argv.some((argument) => argument.startsWith('--seeds'));
const seeds = seedsFrom(first, alone ? 1 : Number(values.seeds));
const last = seeds.at(-1) ?? first;
const modes = values.profile ? 'profile' : values.plain ? 'plain' : 'both';
const started = performance.now();
const outcomes = await runSeeds({
  seeds,
  modes,
  processes: Number(values.processes),
  onOutcome: (outcome) => (values.each || alone) && console.log(JSON.stringify(outcome)),
});

function row({ strangers, works, acknowledged, lost, twice, blindly, falsehoods, deadEnds }: Counts) {
  const share = strangers === 0 ? '-' : `${Math.round((works / strangers) * 1000) / 10} %`;
  const harm = { lost, twice, 'false sentences': falsehoods, 'dead ends': deadEnds };
  return { strangers, works, share, acknowledged, ...harm, 'sent again blindly': blindly };
}

const plain = countsOf(outcomes.filter(({ profiled }) => !profiled));
const profiled = countsOf(outcomes.filter((outcome) => outcome.profiled));
console.table({ 'without a profile': row(plain), 'with the profile of the check': row(profiled) });
for (const [kind, seeds] of Object.entries(kindsOf(outcomes)))
  console.log(`${seeds.length} x ${kind}: ${seeds.slice(0, 12).join(' ')}`);
const worse = worseSeeds(outcomes);
if (modes === 'both') console.log(`the profile of the check makes ${worse.length} worse: ${worse.join(' ') || 'none'}`);
const sound = harmOf(plain) + harmOf(profiled) === 0 && worse.length === 0;
if (values.out !== undefined) {
  const report = { first, last, plain, profiled, worse, kinds: kindsOf(outcomes) };
  writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
}
console.log(
  `${sound ? 'no harm' : 'HARM'}, seeds ${first} to ${last}, ${Math.round((performance.now() - started) / 1000)} s`,
);
process.exitCode = sound ? 0 : 1;
