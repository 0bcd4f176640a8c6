import { listNames } from '#contract/platform/profile/aliases.ts';
import { isFields } from '#contract/platform/profile/translate-answer.ts';
import { isForeign, type Shape } from '#contract/platform/shape.ts';
import { firstPage } from './step.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Where in an answer's data the declared object lies: `info` in `{info: {...}}`. Null: at the outside, or nowhere. One name
 * alone may be that of another thing: two have to be there, or all. `knownAt`: how many declared fields an object has.
 */
export function guessInside(data: unknown, shape: Shape, knownAt: (value: unknown) => number): string | null {
  if (shape.kind !== 'fields' || !isFields(data) || knownAt(data) > 0) return null;
  const places = placesIn(data, []).map(({ path, value }) => ({ path, known: knownAt(value) }));
  const [best, next] = places.sort((a, b) => b.known - a.known);
  const enough = Math.min(2, Object.keys(shape.fields()).length);
  return best && best.known >= enough && best.known > (next?.known ?? 0) ? best.path : null;
}

/** Objects inside of an object, two deep; not those of lists, which are many. */
function placesIn(fields: Fields, path: readonly string[]): { path: string; value: Fields }[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (!isFields(value)) return [];
    const here = [...path, name];
    return [{ path: here.join('.'), value }, ...(here.length < 2 ? placesIn(value, here) : [])];
  });
}

/**
 * The name of the list, and of its total, in an answer that should be a list; null: it needs no name, or none is proven. The
 * one list there has to hold something that is declared, and a total is the number of a whole list, or more than a full
 * page. `asRead`: the list in the documents' words.
 */
export function guessList(
  data: unknown,
  shape: Shape,
  asRead: (list: readonly unknown[]) => unknown,
): Record<string, string> | null {
  if (shape.kind !== 'page' && shape.kind !== 'list') return null;
  if (!isFields(data) || listNames.some((name) => Array.isArray(data[name]))) return null;
  const lists = Object.entries(data).flatMap(([name, value]) => (Array.isArray(value) ? [{ name, items: value }] : []));
  const [list] = lists;
  if (list === undefined || lists.length > 1 || list.items.length === 0 || isForeign(shape, asRead(list.items)))
    return null;
  const totals = Object.keys(data).filter((name) => isTotal(name, data[name], list.items.length));
  const [total = 'total'] = totals;
  return { list: list.name, ...(totals.length !== 1 || total === 'total' ? {} : { total }) };
}

function isTotal(name: string, value: unknown, length: number): boolean {
  if (typeof value !== 'number' && typeof value !== 'string') return false;
  if (!/^n$|num|tot|cnt|count|sum/i.test(name) || /page|size|limit|offset|current/i.test(name)) return false;
  return Number(value) === length || (length === firstPage.pageSize && Number(value) > length);
}
