// npm run coverage:spec [-- --missing]: what of the specification the last test run proved, showed, called and opened.
// With --prove [rule, place or file ...] first: breaks the places of rules, those named or those that changed since they
// were proven, and writes the rules whose tests did not mind.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { apartCalls, madeAllTheSame, type ApartCall } from './apart.ts';
import { exercised, readCallLog, specCalls } from './calls.ts';
import { readLines } from './evidence.ts';
import { shown, specMessages } from './messages.ts';
import { openedRoutes } from './routes.ts';
import { prove } from './prove/prove.ts';
import { citedRules, provenRules, readRules } from './rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const evidence = path.join(root, '.cache', 'coverage');
const list = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'tests', 'spec', file), 'utf8'));

interface Share {
  label: string;
  all: readonly string[];
  done: ReadonlySet<string>;
  /** Not counted, each for its reason. */
  apart?: readonly ApartCall[];
}

if (process.argv.includes('--prove')) {
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  await prove(root, named, (line) => process.stdout.write(`${line}\n`));
}

const rules = readRules(root).map(({ id }) => id);
const messages = specMessages(list('messages.json'), list('message-keys.json'), path.join(root, 'locales', 'zh-CN'));
const calls = specCalls(list('calls.json'));
const apart = apartCalls(list('calls-apart.json'), calls);
const made = exercised(calls, readCallLog(evidence));
const routes = z.parse(z.array(z.string()), list('routes.json'));

const seen = {
  keys: new Set(readLines(evidence, 'keys')),
  texts: readLines(evidence, 'texts').join('\n'),
  console: readLines(evidence, 'console').join('\n'),
};

const shares: Share[] = [
  { label: 'rules with a test', all: rules, done: provenRules(root) },
  { label: 'messages shown', all: messages.map(({ id }) => id), done: shown(messages, seen) },
  {
    label: 'calls exercised',
    all: calls.map(({ id }) => id).filter((id) => !apart.some((one) => one.id === id)),
    done: made,
    apart,
  },
  {
    label: 'routes opened',
    all: routes,
    done: openedRoutes(routes, readLines(evidence, 'routes'), readLines(evidence, 'opened')),
  },
];

for (const { label, all, done, apart: others = [] } of shares) {
  const found = all.filter((id) => done.has(id));
  const beside = others.length > 0 ? `, ${others.length} counted apart` : '';
  process.stdout.write(`${label} ${found.length} of ${all.length}${beside}\n`);
  if (process.argv.includes('--missing')) {
    process.stdout.write(`  missing: ${all.filter((id) => !done.has(id)).join(' ')}\n`);
    for (const { id, reason } of others) process.stdout.write(`  apart: ${id}, ${reason}\n`);
  }
}

const wrong = madeAllTheSame(apart, calls, made);
if (wrong.length > 0) {
  process.stdout.write(`Counted apart, and made all the same: ${wrong.map(({ id }) => id).join(' ')}\n`);
  process.exitCode = 1;
}

const unknown = [...citedRules(root)].filter((id) => !rules.includes(id));
if (unknown.length > 0) {
  process.stdout.write(`Test titles name rules that do not exist: ${unknown.join(' ')}\n`);
  process.exitCode = 1;
}
