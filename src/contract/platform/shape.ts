import type * as z from 'zod/mini';

/** What a declared answer consists of, as far as names go. */
export type Shape =
  | { kind: 'value' }
  | { kind: 'list'; item: () => Shape }
  | { kind: 'page'; item: () => Shape }
  | { kind: 'fields'; fields: () => Readonly<Record<string, Shape>> };

const shapes = new WeakMap<object, Shape>();

/** Remembers what a lenient schema reads: its transform hides that from everybody else. */
export function shaped<Schema extends z.ZodMiniType>(schema: Schema, shape: Shape): Schema {
  shapes.set(schema, shape);
  return schema;
}

/** What a schema reads; a plain value where nothing is known. */
export function shapeOf(schema: unknown): Shape {
  if (typeof schema !== 'object' || schema === null) return { kind: 'value' };
  const known = shapes.get(schema);
  if (known) return known;
  if ('shape' in schema && typeof schema.shape === 'object' && schema.shape !== null) {
    const { shape } = schema;
    return { kind: 'fields', fields: () => shapesOf(shape) };
  }
  const inner = 'def' in schema && typeof schema.def === 'object' && schema.def !== null ? schema.def : null;
  if (inner && 'innerType' in inner) return shapeOf(inner.innerType);
  if (inner && 'element' in inner) {
    const { element } = inner;
    return { kind: 'list', item: () => shapeOf(element) };
  }
  return { kind: 'value' };
}

/** The same for every field of an object schema. */
export function shapesOf(fields: object): Readonly<Record<string, Shape>> {
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, shapeOf(schema)]));
}
