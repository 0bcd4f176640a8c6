import { isFields, type Fields } from '../server/habit.ts';

interface Change {
  /** An object whose fields are changed already. */
  fields?: (fields: Fields) => Fields;
  /** A value that is neither list nor object, with the name of its field. */
  leaf?: (value: unknown, name: string) => unknown;
}

/** A value with every object and every leaf inside of it changed, from the inside out. */
export function reshaped(value: unknown, { fields = (same) => same, leaf = (same) => same }: Change): unknown {
  const walk = (inner: unknown, name: string): unknown => {
    if (Array.isArray(inner)) return inner.map((item) => walk(item, name));
    if (!isFields(inner)) return leaf(inner, name);
    return fields(Object.fromEntries(Object.entries(inner).map(([key, field]) => [key, walk(field, key)])));
  };
  return walk(value, '');
}

/** Fields under other names; a name that is not listed stays. */
export function renamedBy(names: Readonly<Record<string, string>>): (fields: Fields) => Fields {
  return (fields) => Object.fromEntries(Object.entries(fields).map(([name, field]) => [names[name] ?? name, field]));
}

/** The names the other way round. */
export function reversed(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]));
}
