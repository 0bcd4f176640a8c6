/** Texts by `<slice>:<key>`, as packs name them. */
export type FlatTexts = Readonly<Record<string, string>>;
/** The content of a slice file. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * Reads the texts of a pack. Its shape is undocumented: accepted are `texts`, `package` or `list`, keyed by
 * `<slice>:<key>`, nested, or as key/value pairs. Values other than strings are ignored; null when the pack holds no
 * texts.
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
 * A shipped slice with the pack's overrides. Only for known keys, and only for texts with the same placeholders and
 * tags: a mistake in a pack must not remove a number or a link from a sentence.
 */
export function mergeSlice(slice: string, shipped: TextTree, pack: FlatTexts, prefix = ''): TextTree {
  return Object.fromEntries(
    Object.entries(shipped).map(([key, value]) => {
      const name = `${prefix}${key}`;
      if (typeof value !== 'string') return [key, mergeSlice(slice, value, pack, `${name}.`)];
      const override = Object.hasOwn(pack, `${slice}:${name}`) ? pack[`${slice}:${name}`] : undefined;
      return [key, override !== undefined && isCompatible(override, value) ? override : value];
    }),
  );
}

function isCompatible(override: string, shipped: string): boolean {
  return override.trim() !== '' && !override.includes('$t(') && placeholdersOf(override) === placeholdersOf(shipped);
}

/** Placeholders and tags with repetitions, in a comparable form. */
function placeholdersOf(text: string): string {
  return (text.match(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g) ?? [])
    .map((placeholder) => placeholder.replaceAll(/\s/g, ''))
    .sort()
    .join();
}
