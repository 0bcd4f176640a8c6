import { listNames } from '../../src/contract/platform/profile/aliases.ts';
import { isFields } from '../../src/contract/platform/profile/translate-answer.ts';
import type { Shape } from '../../src/contract/platform/shape.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Where in an answer's data the declared object lies: `info` in `{info: {...}}`. Null: at the outside, or nowhere.
 * `knownAt`: how many declared fields an object has.
 */
export function guessInside(data: unknown, shape: Shape, knownAt: (value: unknown) => number): string | null {
  if (shape.kind !== 'fields' || !isFields(data) || knownAt(data) > 0) return null;
  const places = placesIn(data, []).map(({ path, value }) => ({ path, known: knownAt(value) }));
  const best = places.sort((a, b) => b.known - a.known)[0];
  return best && best.known > 0 ? best.path : null;
}

/** Objects inside of an object, two deep; not those of lists, which are many. */
function placesIn(fields: Fields, path: readonly string[]): { path: string; value: Fields }[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (!isFields(value)) return [];
    const here = [...path, name];
    return [{ path: here.join('.'), value }, ...(here.length < 2 ? placesIn(value, here) : [])];
  });
}

/** The name of the list, and of its total, in an answer that should be a list; null: it needs no name. */
export function guessList(data: unknown, shape: Shape): Record<string, string> | null {
  if (shape.kind !== 'page' && shape.kind !== 'list') return null;
  if (!isFields(data) || listNames.some((name) => Array.isArray(data[name]))) return null;
  const lists = Object.keys(data).filter((name) => Array.isArray(data[name]));
  const [list] = lists;
  if (list === undefined || lists.length > 1) return null;
  const length = lengthOf(data[list]);
  const total = Object.keys(data).find(
    (name) => Number(data[name]) >= length && /^n$|num|tot|cnt|count|sum/i.test(name),
  );
  return { list, ...(total === undefined || total === 'total' ? {} : { total }) };
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
