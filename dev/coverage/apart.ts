import * as z from 'zod/mini';
import type { SpecCall } from './calls.ts';

const reason = z.string();
const sameAs = z.string();
const call = z.union([
  z.object({ call: z.string(), sameAs }),
  z.object({ call: z.string(), reason, open: z.optional(z.boolean()) }),
]);
const route = z.object({ route: z.string(), reason, open: z.optional(z.boolean()) });

/** Why no click of a learner leads to a route, or makes a call. */
export interface ApartRow {
  /** The id of the call, or the route. */
  id: string;
  reason: string;
  /** True: a click should, and it is not known that one does; it counts as missing. */
  open: boolean;
}

interface Apart {
  routes: readonly ApartRow[];
  calls: readonly ApartRow[];
}

/**
 * What is counted apart, from tests/spec/apart.json: another row names the same request, or the documents give it to
 * another entry than a learner's clicks, for the reason given. Throws for a row that does not exist, or that differs from
 * the one that it is said to be the same as.
 */
export function apartRows(data: unknown, routes: readonly string[], calls: readonly SpecCall[]): Apart {
  const rows = z.parse(z.array(z.union([...call.def.options, route])), data);
  const known = new Map(calls.map((one) => [one.id, one]));
  const apart = { routes: [] as ApartRow[], calls: [] as ApartRow[] };
  for (const row of rows) {
    if ('route' in row) {
      if (!routes.includes(row.route)) throw new Error(`tests/spec/apart.json names ${row.route}, which is no route.`);
      apart.routes.push({ id: row.route, reason: row.reason, open: row.open ?? false });
      continue;
    }
    const called = known.get(row.call);
    if (!called) throw new Error(`tests/spec/apart.json names ${row.call}, which is no call.`);
    if ('reason' in row) {
      apart.calls.push({ id: row.call, reason: row.reason, open: row.open ?? false });
      continue;
    }
    const other = known.get(row.sameAs);
    if (other?.method !== called.method || other.path !== called.path)
      throw new Error(`tests/spec/apart.json: ${row.call} is another request than ${row.sameAs}.`);
    apart.calls.push({ id: row.call, reason: `the same request as ${row.sameAs}`, open: false });
  }
  return apart;
}

/** Calls that are counted apart because nobody makes them, and were made all the same: their reason is wrong. */
export function madeAllTheSame(apart: readonly ApartRow[], calls: readonly SpecCall[], done: ReadonlySet<string>) {
  const closed = apart.filter(({ open }) => !open);
  const counted = calls.filter(({ id }) => !closed.some((one) => one.id === id));
  return closed.filter(({ id }) => {
    const call = calls.find((one) => one.id === id);
    return done.has(id) && !counted.some(({ method, path }) => method === call?.method && path === call.path);
  });
}
