import * as z from 'zod/mini';
import { parseJson } from './json.ts';
import { listNames, totalNames } from './profile/aliases.ts';
import { platformZoneMs, readEnd, readSaid, readTime, type WrittenTime } from './read-time.ts';
import { areForeign, shaped, shapeOf, shapesOf } from './shape.ts';

/**
 * Field schemas of platform answers. They are lenient (G-023): a number may come as a string, a missing list is
 * empty, a missing text is ''. Screens show '-' for ''.
 */

/** A text; numbers become text, anything else ''. */
export const text = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')),
);

/** The same where nothing at all is not the same as nothing given: null when it does not come. */
export const toldText = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): string | null => (value === undefined ? null : z.parse(text, value))),
);

function readNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return Number.isFinite(Number(value)) ? Number(value) : null;
}

/** A list of texts; one text is a list of itself, a list may come as JSON text; missing is null. */
export const textsOrNull = z.pipe(
  z.optional(z.unknown()),
  z.transform((given): string[] | null => {
    const value = fromText(given);
    if (value === undefined || value === null) return null;
    return (Array.isArray(value) ? value : [value]).map((entry: unknown) => z.parse(text, entry));
  }),
);

/** A number; a missing or broken one is 0. */
export const number = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): number => readNumber(value) ?? 0),
);

/** A number; a missing or broken one is null. */
export const numberOrNull = z.pipe(z.optional(z.unknown()), z.transform(readNumber));

/** An amount; a missing, broken or negative one is null. */
export const amountOrNull = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): number | null => {
    const amount = readNumber(value);
    return amount !== null && amount >= 0 ? amount : null;
  }),
);

/** A percentage from 0 to 100, more is 100; a missing, broken or negative one is null. */
export const percentOrNull = z.pipe(
  amountOrNull,
  z.transform((amount): number | null => (amount === null ? null : Math.min(100, amount))),
);

/** How many; a flag counts as one or none. */
export const count = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): number => (value === true ? 1 : (readNumber(value) ?? 0))),
);

/** A flag: true, 1, '1' and 'true' are true. */
export const flag = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): boolean => value === true || value === 1 || value === '1' || value === 'true'),
);

/** A flag; a missing or broken one is null. */
export const flagOrNull = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): boolean | null => {
    if (value === true || value === 1 || value === '1' || value === 'true') return true;
    return value === false || value === 0 || value === '0' || value === 'false' ? false : null;
  }),
);

/** A time as the platform writes it (see `readTime`); missing or unreadable is null. */
export const time = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => readTime(value)),
);

/** A time at which something ends: a bare day lasts until its end; missing or unreadable is null. */
export const endingTime = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => readEnd(value)),
);

/** As `time`, and whether it names its zone; missing or unreadable is null. */
export const writtenTime = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): WrittenTime | null => {
    const at = readTime(value);
    return at === null ? null : { at, zoned: readTime(value, 0) === at };
  }),
);

/** As `time`, for what depends on it: `unread` is none that is known, and no absence either. */
export const saidTime = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => readSaid(value, readTime)),
);

/** As `endingTime`, for what depends on it. */
export const saidEnd = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => readSaid(value, readEnd)),
);

/** Writes a time (epoch ms) as the platform writes it: 'yyyy-MM-dd HH:mm:ss' in UTC+8. */
export function writeTime(at: number): string {
  return new Date(at + platformZoneMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** A value that came as JSON text, where an object or a list is wanted. */
function fromText(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  try {
    return parseJson(value);
  } catch {
    return value; // A text that only looks like JSON.
  }
}

/** The items of a list that comes bare or under a common name; null: this is none. */
function itemsOf(given: unknown): unknown[] | null {
  const value = fromText(given);
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const name of listNames) {
    const inner = fields.get(name);
    if (Array.isArray(inner)) return inner;
  }
  return null;
}

/** A list, bare or under a common name; missing or not a list is empty, items that do not parse are dropped. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  const schema = z.pipe(
    z.optional(z.unknown()),
    z.transform((value): z.output<Item>[] =>
      (itemsOf(value) ?? []).flatMap((entry) => {
        const parsed = z.safeParse(item, entry);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );
  return shaped(schema, { kind: 'list', item: () => shapeOf(item) });
}

/** A list whose name no document shows: null where it does not come, or comes with items of which nothing is known here. */
export function listOrNull<Item extends z.ZodMiniType>(item: Item) {
  const schema = z.pipe(
    z.optional(z.unknown()),
    z.transform((value): z.output<Item>[] | null =>
      value === undefined || areForeign(shapeOf(item), itemsOf(value) ?? []) ? null : z.parse(list(item), value),
    ),
  );
  return shaped(schema, { kind: 'list', item: () => shapeOf(item) });
}

/**
 * A field that a platform may leave out: one that no document shows, or that belongs to some answers only. It reads like
 * `field`; the platform check says nothing where it does not come.
 */
export function optional<Field extends z.ZodMiniType>(field: Field) {
  return shaped(
    z.lazy(() => field),
    { ...shapeOf(field), optional: true },
  );
}

/** One page of a list (000 §3, paging); `total` null: the platform does not say how many there are. */
export function page<Item extends z.ZodMiniType>(item: Item) {
  const schema = z.pipe(
    z.optional(z.unknown()),
    z.transform((value): { list: z.output<Item>[]; total: number | null } => {
      const items = z.parse(list(item), value);
      const fields = new Map<string, unknown>(
        typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [],
      );
      const total = totalNames.map((name) => readNumber(fields.get(name))).find((found) => found !== null);
      return { list: items, total: total ?? null };
    }),
  );
  return shaped(schema, { kind: 'page', item: () => shapeOf(item) });
}

/** An object of these fields; anything else reads as one without any. */
export function object<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const fields = z.transform((given): unknown => {
    const value = fromText(given);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  });
  const schema = z.pipe(z.pipe(z.optional(z.unknown()), fields), z.object(shape));
  return shaped(schema, { kind: 'fields', fields: () => shapesOf(shape) });
}
