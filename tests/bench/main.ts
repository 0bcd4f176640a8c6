// npm run bench -- [<filter>] [--out <file>]: measures the built client side by side with its peers.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildClient } from '#dev/start/build.ts';
import { answerDurable } from './benches/answer-durable.ts';
import { cameraWork } from './benches/camera-work.ts';
import { clickToFrame } from './benches/click-to-frame.ts';
import { firstRoute } from './benches/first-route.ts';
import { fleet } from './benches/fleet.ts';
import { learning } from './benches/learning.ts';
import { longList, taskList } from './benches/long-list.ts';
import { market } from './benches/market.ts';
import { memory } from './benches/memory.ts';
import { packedStart } from './benches/packed-start.ts';
import { paperOpen } from './benches/paper-open.ts';
import { platformCheck } from './benches/platform-check.ts';
import { settled } from './benches/settled-papers.ts';
import { start } from './benches/start.ts';
import type { Bench, Measure } from './lib/measure.ts';
import { buildPages, installPeers } from './lib/peers.ts';
import { report } from './lib/report.ts';

const benches: readonly Bench[] = [
  firstRoute,
  start,
  packedStart,
  settled,
  paperOpen,
  clickToFrame,
  answerDurable,
  cameraWork,
  memory,
  longList,
  taskList,
  learning,
  market,
  fleet,
  platformCheck,
];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const chosen = benches.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
if (chosen.length === 0)
  throw new Error(`No bench is called ${positionals.join(' ')}: ${benches.map(({ name }) => name).join(', ')}`);

if (chosen.some(({ withoutClient }) => !withoutClient)) {
  await buildClient(path.resolve(import.meta.dirname, '../..'));
  installPeers();
  await buildPages();
}
const measures: Measure[] = [];
for (const { name, run } of chosen) {
  const began = performance.now();
  measures.push(...(await run()));
  console.log(`${name}: ${Math.round((performance.now() - began) / 1000)} s`);
}
// Exit explicitly: killed clients may leave handles open.
process.exit(report(measures, values.out) ? 0 : 1);
