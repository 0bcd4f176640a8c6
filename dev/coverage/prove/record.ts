import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPlace } from '../break/at.ts';
import { citations, readProven, readRules, readUnproven, type UnprovenRule } from '../rules.ts';
import type { Job } from './job.ts';

/** A place to break, with the rules that it carries and the tests that cite them. */
export interface Breakage extends Job {
  /** Files of page tests that its rules ask for, over all their places: the cheap rules come first. */
  pages: number;
  /** Changes when the place or a test changes: what was proven then has to be proven again. */
  key: string;
}

/** Of a breakage the rules that it left green, with the reason. */
export type Left = Record<string, string>;

/** Tests of the built client are left out: what is broken here is the source as vitest reads it. */
const withoutBuild = (file: string) => !/^tests\/(e2e|host|layout|package)\//.test(file);

/** Every place of tests/spec/rules.json. */
export function breakagesOf(root: string): Breakage[] {
  const cited = [...citations(root)].filter(([file]) => withoutBuild(file));
  const rules = readRules(root);
  const rulesAt = new Map<string, string[]>();
  for (const { id, at } of rules) for (const place of at) rulesAt.set(place, [...(rulesAt.get(place) ?? []), id]);
  const placesOf = new Map(rules.map(({ id, at }) => [id, at.length]));
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return [...rulesAt].map(([at, ids]) => {
    const files = cited.filter(([, own]) => own.some((id) => ids.includes(id))).map(([file]) => file);
    const hash = createHash('sha1').update(JSON.stringify([at, ids]));
    for (const file of [readPlace(at).file, ...files]) hash.update(text(file));
    const pages = files.filter((file) => file.endsWith('.tsx')).length;
    const places = Math.min(...ids.map((id) => placesOf.get(id) ?? 1));
    return { at, rules: ids, files, pages: pages * places, key: hash.digest('hex').slice(0, 12) };
  });
}

/** What is to be broken: what was named (a rule, a place or the file of one), else what changed since it was proven. */
export function pendingOf(root: string, breakages: readonly Breakage[], named: readonly string[]): Breakage[] {
  const proven = readProven(root);
  const isNamed = ({ at, rules }: Breakage) =>
    named.some((name) => rules.includes(name) || at === name || at.startsWith(`${name}#`));
  const pending = breakages.filter((breakage) =>
    named.length > 0 ? isNamed(breakage) : proven.get(breakage.at) !== breakage.key,
  );
  return pending.sort((a, b) => a.pages - b.pages);
}

/**
 * Writes what came of some places to tests/spec/proven.json and unproven.json; the others stay as they are there. A place
 * that neither file knows is written as not broken yet.
 */
export function record(
  root: string,
  breakages: readonly Breakage[],
  results: ReadonlyMap<string, Left>,
): UnprovenRule[] {
  const [before, proven] = [readUnproven(root), readProven(root)];
  const leftAt = ({ at, rules }: Breakage): Left => {
    const known = results.get(at);
    if (known || proven.has(at)) return known ?? {};
    const rows = before.filter((row) => row.at === at && rules.includes(row.id));
    return Object.fromEntries(
      rows.length > 0 ? rows.map(({ id, why }) => [id, why]) : rules.map((id) => [id, untried]),
    );
  };
  const states = breakages.map((breakage) => ({ breakage, left: leftAt(breakage) }));
  const unproven = states.flatMap(({ breakage: { at }, left }) =>
    Object.entries(left).map(([id, why]): UnprovenRule => ({ id, at, why })),
  );
  const keys = states
    .filter(({ left }) => Object.keys(left).length === 0)
    .map(({ breakage: { at, key } }): [string, string] => [at, results.has(at) ? key : (proven.get(at) ?? key)]);
  const write = (name: string, content: unknown) =>
    writeFileSync(path.join(root, 'tests/spec', name), `${JSON.stringify(content, null, 2)}\n`);
  unproven.sort((a, b) => inOrder(`${a.id} ${a.at}`, `${b.id} ${b.at}`));
  write('unproven.json', unproven);
  write('proven.json', Object.fromEntries(keys.sort(([a], [b]) => inOrder(a, b))));
  return unproven;
}

const untried = 'not broken yet';
const inOrder = (a: string, b: string) => (a < b ? -1 : 1);
