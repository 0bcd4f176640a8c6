import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { apartRows, madeAllTheSame, type ApartRow } from './apart.ts';
import { callsMade, specCalls, type CallReach } from './calls.ts';
import { readAsked, readReached, waysTo, type Way } from './ways.ts';

interface Reach<Found> {
  /** What is counted. */
  all: readonly string[];
  /** Of it, what clicks came to with all that the documents name. */
  done: ReadonlySet<string>;
  /** Not counted, each for its reason. */
  apart: readonly ApartRow[];
  /** Counted, and missing for a reason that is known. */
  open: readonly ApartRow[];
  found: ReadonlyMap<string, Found>;
}

/** What of the specification a learner's clicks came to, by the crawls that left their evidence in a folder. */
export function reachIn(root: string, evidence: string) {
  const list = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'tests', 'spec', file), 'utf8'));
  const routes = z.parse(z.array(z.string()), list('routes.json'));
  const calls = specCalls(list('calls.json'));
  const apart = apartRows(list('apart.json'), routes, calls);
  const ways = waysTo(routes, readReached(evidence));
  const made = callsMade(calls, readAsked(evidence));
  const wholly = [...made].filter(([, { lacking }]) => lacking.length === 0).map(([id]) => id);
  const reached: { routes: Reach<Way>; calls: Reach<CallReach> } = {
    routes: reachOf(
      routes,
      apart.routes.filter(({ id }) => !ways.has(id)),
      ways,
      [...ways.keys()],
    ),
    calls: reachOf(
      calls.map(({ id }) => id),
      apart.calls,
      made,
      wholly,
    ),
  };
  const wrong = madeAllTheSame(apart.calls, calls, new Set(made.keys())).map(({ id }) => id);
  return { ...reached, wrong };
}

function reachOf<Found>(
  ids: readonly string[],
  rows: readonly ApartRow[],
  found: ReadonlyMap<string, Found>,
  done: readonly string[],
): Reach<Found> {
  const apart = rows.filter(({ open }) => !open);
  const open = rows.filter((row) => row.open);
  return { all: ids.filter((id) => !apart.some((row) => row.id === id)), done: new Set(done), apart, open, found };
}
