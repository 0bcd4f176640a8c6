// npm run coverage:spec [-- --missing]: what of the specification the last test run proved, showed and reached by clicks.
// With --prove [rule, place or file ...] first: breaks the places of rules, those named or those that changed since they
// were proven, and writes the rules whose tests did not mind.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLines } from './evidence.ts';
import { shown, specMessages } from './messages.ts';
import { prove } from './prove/prove.ts';
import { reachIn } from './reach.ts';
import { citedRules, provenRules, readRules } from './rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const evidence = path.join(root, '.cache', 'coverage');
const list = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'tests', 'spec', file), 'utf8'));

if (process.argv.includes('--prove')) {
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  await prove(root, named, (line) => process.stdout.write(`${line}\n`));
}

const rules = readRules(root).map(({ id }) => id);
const messages = specMessages(list('messages.json'), list('message-keys.json'), path.join(root, 'locales', 'zh-CN'));
const reach = reachIn(root, evidence);

const seen = {
  keys: new Set(readLines(evidence, 'keys')),
  texts: readLines(evidence, 'texts').join('\n'),
  console: readLines(evidence, 'console').join('\n'),
};

const shares = [
  { label: 'rules with a test', all: rules, done: provenRules(root), apart: [] },
  { label: 'messages shown', all: messages.map(({ id }) => id), done: shown(messages, seen), apart: [] },
  { label: 'calls made by clicks', ...reach.calls },
  { label: 'routes reached by clicks', ...reach.routes },
];

for (const { label, all, done, apart } of shares) {
  const found = all.filter((id) => done.has(id));
  const beside = apart.length > 0 ? `, ${apart.length} counted apart` : '';
  process.stdout.write(`${label} ${found.length} of ${all.length}${beside}\n`);
  if (process.argv.includes('--missing')) {
    process.stdout.write(`  missing: ${all.filter((id) => !done.has(id)).join(' ')}\n`);
    for (const { id, reason } of apart) process.stdout.write(`  apart: ${id}, ${reason}\n`);
  }
}

if (reach.wrong.length > 0) {
  process.stdout.write(`Counted apart, and made all the same: ${reach.wrong.join(' ')}\n`);
  process.exitCode = 1;
}

const unknown = [...citedRules(root)].filter((id) => !rules.includes(id));
if (unknown.length > 0) {
  process.stdout.write(`Test titles name rules that do not exist: ${unknown.join(' ')}\n`);
  process.exitCode = 1;
}
