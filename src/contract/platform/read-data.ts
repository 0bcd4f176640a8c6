import * as z from 'zod/mini';
import type { Answer, Endpoint } from './endpoint.ts';
import { isForeign, shapeOf } from './shape.ts';

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

/**
 * True when a successful answer says something, and not one word of it is known here: objects without any declared name, a
 * list that lies nowhere. Nothing may be told from it, least of all that there is nothing.
 */
export function isNotUnderstood({ answer, effect }: Pick<Endpoint, 'answer' | 'effect'>, data: unknown): boolean {
  return !effect && isForeign(shapeOf(answer), data);
}
