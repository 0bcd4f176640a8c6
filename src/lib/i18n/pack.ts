/** Texts by `<slice>:<key>`, as packs name them. */
export type FlatTexts = Readonly<Record<string, string>>;
/** A slice as its file holds it. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * Reads the texts of a pack. No document shows its shape (G-098): they may stand in `texts`, `package` or `list`, by
 * `<slice>:<key>`, nested, or as pairs of key and value. What is no text is left out; null: there is nothing to read.
 */
export function readPackTexts(data: unknown): FlatTexts | null {
  const source = memberOf(data, 'texts') ?? memberOf(data, 'package') ?? memberOf(data, 'list');
  if (Array.isArray(source)) return Object.fromEntries(source.flatMap(pairOf));
  if (typeof source !== 'object' || source === null) return null;
  return Object.fromEntries(
    Object.entries(source).flatMap(([slice, value]): [string, string][] =>
      typeof value === 'string' ? [[slice, value]] : flatten(value, `${slice}:`),
    ),
  );
}

function pairOf(entry: unknown): [string, string][] {
  const [key, value] = [memberOf(entry, 'key'), memberOf(entry, 'value')];
  return typeof key === 'string' && typeof value === 'string' ? [[key, value]] : [];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function flatten(tree: unknown, prefix: string): [string, string][] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/**
 * A shipped slice with the pack's words in it. Only keys that the client has, and only words that carry the same
 * placeholders and marks: a slip in a pack must not take a number or a link from a sentence.
 */
export function mergeSlice(slice: string, shipped: TextTree, pack: FlatTexts, prefix = ''): TextTree {
  return Object.fromEntries(
    Object.entries(shipped).map(([key, value]) => {
      const name = `${prefix}${key}`;
      if (typeof value !== 'string') return [key, mergeSlice(slice, value, pack, `${name}.`)];
      const own = Object.hasOwn(pack, `${slice}:${name}`) ? pack[`${slice}:${name}`] : undefined;
      return [key, own !== undefined && fits(own, value) ? own : value];
    }),
  );
}

function fits(own: string, shipped: string): boolean {
  return own.trim() !== '' && !own.includes('$t(') && marksOf(own) === marksOf(shipped);
}

/** Placeholders and tags, each as often as it stands there. */
function marksOf(text: string): string {
  return (text.match(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g) ?? [])
    .map((mark) => mark.replaceAll(/\s/g, ''))
    .sort()
    .join();
}
