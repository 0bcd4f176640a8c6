import type * as z from 'zod/mini';
import { listNames, totalNames } from './profile/aliases.ts';

/** What a declared answer consists of, as far as names go. */
export type Shape = (
  | { kind: 'value' }
  | { kind: 'list'; item: () => Shape }
  | { kind: 'page'; item: () => Shape }
  | { kind: 'fields'; fields: () => Readonly<Record<string, Shape>> }
) & {
  /** A platform may leave it out, and nobody calls it missing. */
  optional?: true;
};

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

/** True when data says something and none of it is named in this shape. */
export function isForeign(shape: Shape, data: unknown): boolean {
  if (shape.kind === 'value') return false;
  if (isScalar(data)) return true;
  if (shape.kind === 'fields') return hasNames(data) && !knowsAny(data, Object.keys(shape.fields()));
  if (Array.isArray(data)) return areForeign(shape.item(), data);
  if (!hasNames(data)) return false;
  const items = listNames.map((name) => data[name]).find(Array.isArray);
  return items === undefined ? !knowsAny(data, [...listNames, ...totalNames]) : areForeign(shape.item(), items);
}

/** Of a list of objects none is known; a list of anything else is judged by who reads it. */
export function areForeign(item: Shape, items: readonly unknown[]): boolean {
  return items.length > 0 && item.kind === 'fields' && items.every((one) => isForeign(item, one));
}

/** A word or a number, where an object or a list is declared; an empty text is nothing, and JSON text may be anything. */
function isScalar(data: unknown): boolean {
  if (typeof data === 'string') return data.trim() !== '' && !/^\s*[{[]/.test(data);
  return typeof data === 'number';
}

function hasNames(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) && Object.keys(data).length > 0;
}

function knowsAny(data: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(data, name));
}
