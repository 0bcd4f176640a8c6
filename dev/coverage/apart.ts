import * as z from 'zod/mini';
import type { SpecCall } from './calls.ts';

const row = z.union([
  z.object({ id: z.string(), sameAs: z.string() }),
  z.object({ id: z.string(), reason: z.string() }),
]);

/** Why a row of calls.json is no call that a learner's screen makes. */
export interface ApartCall {
  id: string;
  reason: string;
}

/**
 * Rows of calls.json that are counted apart, from tests/spec/calls-apart.json: another row names the same request, or no
 * screen of a learner makes it, for the reason given. Throws for a row that does not exist, or that differs from the one
 * that it is said to be the same as.
 */
export function apartCalls(data: unknown, calls: readonly SpecCall[]): ApartCall[] {
  const known = new Map(calls.map((call) => [call.id, call]));
  return z.parse(z.array(row), data).map((one) => {
    const call = known.get(one.id);
    if (!call) throw new Error(`tests/spec/calls-apart.json names ${one.id}, which is no call.`);
    if ('reason' in one) return one;
    const other = known.get(one.sameAs);
    if (other?.method !== call.method || other.path !== call.path)
      throw new Error(`tests/spec/calls-apart.json: ${one.id} is another request than ${one.sameAs}.`);
    return { id: one.id, reason: `the same request as ${one.sameAs}` };
  });
}

/** Calls that are counted apart because nobody makes them, and were made all the same: their reason is wrong. */
export function madeAllTheSame(apart: readonly ApartCall[], calls: readonly SpecCall[], done: ReadonlySet<string>) {
  const counted = calls.filter(({ id }) => !apart.some((one) => one.id === id));
  return apart.filter(({ id }) => {
    const call = calls.find((one) => one.id === id);
    return done.has(id) && !counted.some(({ method, path }) => method === call?.method && path === call.path);
  });
}
