import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readPlace } from '../break/at.ts';
import { citations, readRules, type UnprovenRule } from '../rules.ts';
import type { Job, Outcome } from './job.ts';
import { runJobs } from './provers.ts';

interface Breakage extends Job {
  /** Files of page tests that its rules ask for, over all their places: the cheap rules come first. */
  pages: number;
  /** Changes when the place or a test changes: what was proven then has to be proven again. */
  key: string;
}

const known = z.record(z.string(), z.record(z.string(), z.string()));
/** Of each breakage the rules that it left green, with the reason. */
type Results = Map<string, Record<string, string>>;

/** Tests of the built client are left out: what is broken here is the source as vitest reads it. */
const withoutBuild = (file: string) => !/^tests\/(e2e|host)\//.test(file);

/**
 * Breaks every place of tests/spec/rules.json in turn, runs the tests that cite its rules, and writes the rules whose
 * tests all stayed green to tests/spec/unproven.json. What was proven stays proven until the place or a test changes.
 */
export async function prove(root: string, say: (line: string) => void): Promise<void> {
  const began = Date.now();
  const cache = path.join(root, '.cache', 'prove.json');
  const results: Results = new Map(
    existsSync(cache) ? Object.entries(z.parse(known, JSON.parse(readFileSync(cache, 'utf8')))) : [],
  );
  const breakages = breakagesOf(root);
  const pending = breakages.filter(({ key }) => !results.has(key)).sort((a, b) => a.pages - b.pages);
  say(`${breakages.length} places, ${pending.length} to break`);

  const unreliable = new Set<string>();
  let count = 0;
  await runJobs(pending, 2, (breakage, outcome) => {
    const left = leftOf(breakage, outcome);
    // What hangs on a loaded machine may say something on another one.
    if (outcome) results.set(breakage.key, left);
    mkdirSync(path.dirname(cache), { recursive: true });
    writeFileSync(cache, JSON.stringify(Object.fromEntries(results)));
    writeUnproven(root, breakages, results);
    count += 1;
    for (const [id, why] of Object.entries(left)) say(`${count}/${pending.length} ${id}: ${why}: ${breakage.at}`);
    for (const name of outcome?.unreliable ?? []) {
      if (!unreliable.has(name)) say(`fails with nothing broken: ${name}`);
      unreliable.add(name);
    }
  });

  const unproven = writeUnproven(root, breakages, results);
  say(`${new Set(unproven.map(({ id }) => id)).size} rules unproven, ${Math.round((Date.now() - began) / 1000)} s`);
}

/** Written after every place, so that what an interrupted run did not reach is listed too. */
function writeUnproven(root: string, breakages: readonly Breakage[], results: Results): UnprovenRule[] {
  const unproven = breakages.flatMap(({ at, key, rules }): UnprovenRule[] => {
    const left = results.get(key) ?? Object.fromEntries(rules.map((id) => [id, 'not broken yet']));
    return Object.entries(left).map(([id, why]) => ({ id, at, why }));
  });
  unproven.sort((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(path.join(root, 'tests/spec/unproven.json'), `${JSON.stringify(unproven, null, 2)}\n`);
  return unproven;
}

/** The rules that a breakage left green, with the reason. */
function leftOf({ rules, files }: Breakage, outcome: Outcome | null): Record<string, string> {
  if (!outcome) return Object.fromEntries(rules.map((id) => [id, 'the tests hang']));
  if (files.length === 0)
    return Object.fromEntries(rules.map((id) => [id, 'cited by tests of the built client alone']));
  const why = outcome.notLoaded.length > 0 ? 'too wide: the tests do not load' : 'every test stays green';
  return Object.fromEntries(outcome.green.map((id) => [id, why]));
}

function breakagesOf(root: string): Breakage[] {
  const cited = [...citations(root)].filter(([file]) => withoutBuild(file));
  const rulesAt = new Map<string, string[]>();
  for (const { id, at } of readRules(root))
    for (const place of at) rulesAt.set(place, [...(rulesAt.get(place) ?? []), id]);
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const placesOf = new Map(readRules(root).map(({ id, at }) => [id, at.length]));
  return [...rulesAt].map(([at, rules]) => {
    const files = cited.filter(([, ids]) => ids.some((id) => rules.includes(id))).map(([file]) => file);
    const hash = createHash('sha1').update(JSON.stringify([at, rules]));
    for (const file of [readPlace(at).file, ...files]) hash.update(text(file));
    const pages = files.filter((file) => file.endsWith('.tsx')).length;
    const places = Math.min(...rules.map((id) => placesOf.get(id) ?? 1));
    return { at, rules, files, pages: pages * places, key: hash.digest('hex') };
  });
}
