// npm run crawl [-- <part of a file's name>] [--patience N]: somebody clicks through the client on every tenant of the
// embedded platform, from home and without typing an address, and here is by which clicks each route and each call was
// reached.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run, say } from '../setup/steps.mjs';
import { reachIn } from './reach.ts';

const root = path.resolve(import.meta.dirname, '../..');
const evidence = path.join(root, '.cache', 'crawl');
const report = path.join(root, '.cache', 'crawl.txt');
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** So many times the clicks and the time of a test run. */
    patience: { type: 'string', default: '1' },
  },
});
const [part = ''] = positionals;

rmSync(evidence, { recursive: true, force: true });
mkdirSync(evidence, { recursive: true });
const args = [vitest, 'run', '--project', 'screens', `tests/integration/crawl/${part}`];
const { code } = await run('crawl', process.execPath, args, {
  cwd: root,
  echo: true,
  env: { ...process.env, LECTERN_COVERAGE: evidence, LECTERN_CRAWL_PATIENCE: values.patience },
});

const { routes, calls } = reachIn(root, evidence);
const lines: string[] = [];
const tell = (who: string, clicks: readonly string[]) =>
  `${clicks.length} clicks, ${who}: ${clicks.join(' > ') || 'home'}`;
for (const [label, reach] of [
  ['routes', routes],
  ['calls', calls],
] as const) {
  lines.push(`${label} ${reach.all.filter((id) => reach.done.has(id)).length} of ${reach.all.length}`);
  for (const id of reach.all) {
    const found = reach.found.get(id);
    const why = reach.open.find((row) => row.id === id)?.reason ?? 'no click leads there';
    if (!found) lines.push(`  - ${id}: ${why}`);
    else if ('clicks' in found) lines.push(`  ${id}: ${tell(found.who, found.clicks)}`);
    else {
      const lacking = found.lacking.length > 0 ? ` (never with ${found.lacking.join(', ')})` : '';
      lines.push(`  ${id}${lacking}: ${tell(found.asked.who, found.asked.clicks)}`);
    }
  }
  for (const { id, reason } of reach.apart) lines.push(`  apart ${id}: ${reason}`);
}
writeFileSync(report, `${lines.join('\n')}\n`);
say(lines.filter((line) => !line.startsWith('  ') || line.startsWith('  -')).join('\n'));
say(`Every way is in ${path.relative(root, report)}.`);
process.exit(code);
