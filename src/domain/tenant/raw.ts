// Access to values of unknown shape.

/** The property of an unknown value; undefined when there is none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** A trimmed text; numbers and booleans are converted, blank and missing values are undefined. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The same for a property; '' when blank or missing. */
export function textAt(value: unknown, name: string): string {
  return textOf(field(value, name)) ?? '';
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A list that comes bare, or in an object under one of these names; an object without any of them is empty. */
export function listIn(value: unknown, names: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return names.map((name) => field(value, name)).find(Array.isArray) ?? [];
}

/** Parses JSON text; other values are returned unchanged. */
export function objectOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined; // Invalid JSON counts as missing.
  }
}
