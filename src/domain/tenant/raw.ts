// Careful looks into an answer whose shape nobody vouches for.

/** The value below a name, whatever it is; undefined when there is none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** A text without blanks around it; numbers and flags become text, nothing and blanks undefined. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The same, '' for nothing. */
export function textAt(value: unknown, name: string): string {
  return textOf(field(value, name)) ?? '';
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An object that may have travelled as JSON text. */
export function objectOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined; // No JSON: then it says nothing.
  }
}
