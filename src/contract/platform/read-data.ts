import * as z from 'zod/mini';
import type { Answer, Endpoint } from './endpoint.ts';

/** `no`: a check that the platform answered in the negative. `malformed`: another shape than declared. */
export type ReadData<E extends Endpoint> = { kind: 'data'; data: Answer<E> } | { kind: 'no' } | { kind: 'malformed' };

/**
 * The declared data of a successful answer. A call with an effect has succeeded whatever it answers (`null`, `true`, a
 * plain text): repeating it because of that would make it happen twice.
 */
export function readData<E extends Endpoint>(call: E, data: unknown): ReadData<E> {
  if (call.verdict && (data === false || data === 'false')) return { kind: 'no' };
  const read = z.safeParse(call.answer, data);
  if (read.success) return { kind: 'data', data: read.data as Answer<E> };
  const empty = call.effect ? z.safeParse(call.answer, {}) : null;
  return empty?.success ? { kind: 'data', data: empty.data as Answer<E> } : { kind: 'malformed' };
}
