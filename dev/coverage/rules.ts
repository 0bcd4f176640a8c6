import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { rulesOf } from './prove/job.ts';

const rule = z.object({
  id: z.string(),
  /** Where it lives, in the notation of break/at.ts; every place that, broken, breaks the rule. */
  at: z.optional(z.union([z.string(), z.array(z.string())])),
});

export interface Rule {
  id: string;
  at: readonly string[];
}

/** The rules of tests/spec/rules.json. */
export function readRules(root: string): Rule[] {
  const data: unknown = JSON.parse(readFileSync(path.join(root, 'tests/spec/rules.json'), 'utf8'));
  return z.parse(z.array(rule), data).map(({ id, at = [] }) => ({ id, at: typeof at === 'string' ? [at] : at }));
}

/** A rule whose tests stayed green while this place was broken. */
export const unprovenRule = z.object({ id: z.string(), at: z.string(), why: z.string() });
export type UnprovenRule = z.output<typeof unprovenRule>;

/** What the last --prove wrote. */
export function readUnproven(root: string): UnprovenRule[] {
  const file = path.join(root, 'tests/spec/unproven.json');
  return existsSync(file) ? z.parse(z.array(unprovenRule), JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** The places that broke a test of each of their rules, with what place and tests were then (prove/record.ts). */
export function readProven(root: string): Map<string, string> {
  const file = path.join(root, 'tests/spec/proven.json');
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(z.parse(z.record(z.string(), z.string()), JSON.parse(readFileSync(file, 'utf8')))));
}

/** The rules that count: a test cites them, places are named that carry them, and each of these, broken, breaks a test. */
export function provenRules(root: string): Set<string> {
  const [proven, unproven] = [readProven(root), readUnproven(root)];
  const isProven = (id: string, at: string) => {
    const left = unproven.filter((row) => row.at === at);
    return proven.has(at) || (left.length > 0 && left.every((row) => row.id !== id));
  };
  const carried = readRules(root).filter(({ id, at }) => at.length > 0 && at.every((place) => isProven(id, place)));
  const ids = new Set(carried.map(({ id }) => id));
  return new Set([...citedRules(root)].filter((id) => ids.has(id)));
}

const report = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ status: z.string(), title: z.string() })) })),
});

/** Rule ids named in the titles of tests: of those that passed in the last full run, else of those that are written. */
export function citedRules(root: string): Set<string> {
  const file = path.join(root, '.cache', 'vitest.json');
  if (!existsSync(file)) return new Set([...citations(root).values()].flat());
  const { testResults } = z.parse(report, JSON.parse(readFileSync(file, 'utf8')));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return new Set(tests.filter(({ status }) => status === 'passed').flatMap(({ title }) => rulesOf(title)));
}

/** Files of tests with the rules that their texts name. */
export function citations(root: string): Map<string, string[]> {
  const known = new Set(readRules(root).map(({ id }) => id));
  const files = ['electron', 'src', 'dev', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name),
    ),
  );
  const cited = files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file): [string, string[]] => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return [file, [...new Set(rulesOf(text))].filter((id) => known.has(id))];
    });
  return new Map(cited.filter(([, rules]) => rules.length > 0));
}
