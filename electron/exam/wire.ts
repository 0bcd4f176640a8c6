import * as z from 'zod/mini';

/** Lenient readers of the exam answers (gaps G-023): missing lists are empty, numbers may come as texts. */

export const text = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')),
);

export const number = z.pipe(z.optional(z.unknown()), z.transform(readNumber));

export const flag = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): boolean => value === true || value === 1 || value === '1' || value === 'true'),
);

/** Epoch ms, or 'yyyy-MM-dd HH:mm:ss' in the platform's zone (UTC+8); anything else is null. */
export const time = z.pipe(z.optional(z.unknown()), z.transform(readTime));

function readNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return Number.isFinite(Number(value)) ? Number(value) : null;
}

function readTime(value: unknown): number | null {
  const epoch = readNumber(value);
  if (epoch !== null) return epoch > 1e11 ? epoch : null;
  if (typeof value !== 'string') return null;
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/.exec(value.trim());
  const parsed = match ? Date.parse(`${match[1]}T${match[2] ?? '00:00'}${match[3] ?? ':00'}+08:00`) : Date.parse(value);
  return Number.isFinite(parsed) ? parsed : null;
}

/** A list; missing is empty, items that are no objects of this shape are dropped. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value): z.output<Item>[] =>
      (Array.isArray(value) ? value : []).flatMap((entry) => {
        const read = z.safeParse(item, entry);
        return read.success ? [read.data] : [];
      }),
    ),
  );
}

/** An object of any fields; anything else is an empty one. */
export function object<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value): unknown =>
        typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {},
      ),
    ),
    z.object(shape),
  );
}
