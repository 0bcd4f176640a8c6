import type { FormField } from '#contract/platform/learning/form.ts';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { isDay } from '#lib/day-parts.ts';
import { normalNumber } from '../validation/patterns.ts';

/** What stands in a form, by the ids of its items; '' and a missing one are blank. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

/** What is wrong with an item: a key below `forms:problems`, with what its sentence names. */
export interface FieldProblem {
  key: 'required' | 'number' | 'minimum' | 'maximum' | 'long' | 'day' | 'region' | 'most';
  limit?: number;
}

/** What stands in an item, whatever the platform calls it: an id may be the name of an object's method. */
export function valuesOf(values: FormValues, id: string): readonly string[] {
  return Object.hasOwn(values, id) ? (values[id] ?? []) : [];
}

/** The values of an item that are not blank. */
export function givenOf(values: FormValues, { id }: Pick<FormField, 'id'>): string[] {
  return valuesOf(values, id).filter((value) => value.trim() !== '');
}

/** What is wrong with an item; null: nothing (002 §5). */
export function problemOf(field: FormField, values: FormValues, regions: readonly Region[]): FieldProblem | null {
  const given = givenOf(values, field);
  const [first] = given;
  if (first === undefined) return field.required ? { key: 'required' } : null;
  switch (field.type) {
    case 'number':
      return numberProblem(field, first);
    case 'date':
      return isDay(first) ? null : { key: 'day' };
    case 'checkbox':
      return field.most !== null && given.length > field.most ? { key: 'most', limit: field.most } : null;
    case 'region':
      return isWhole(regions, valuesOf(values, field.id)) ? null : { key: 'region' };
    case 'text':
    case 'textarea':
    case 'unknown':
      return field.maxLength !== null && first.length > field.maxLength
        ? { key: 'long', limit: field.maxLength }
        : null;
    case 'radio':
    case 'file':
    case 'signature':
    case 'rate':
      return null;
  }
}

function numberProblem({ minimum, maximum }: FormField, text: string): FieldProblem | null {
  const value = /^[-+]?(\d+\.?\d*|\.\d+)$/.test(normalNumber(text)) ? Number(normalNumber(text)) : Number.NaN;
  if (!Number.isFinite(value)) return { key: 'number' };
  if (minimum !== null && value < minimum) return { key: 'minimum', limit: minimum };
  return maximum !== null && value > maximum ? { key: 'maximum', limit: maximum } : null;
}

/** True when the codes lead to a region that has none below it. */
function isWhole(tree: readonly Region[], [code, ...below]: readonly string[]): boolean {
  if (code === undefined || code === '') return tree.length === 0;
  const found = tree.find((region) => region.code === code);
  return found !== undefined && isWhole(found.children, below);
}

/** The items in which something is wrong, in the order of the form. */
export function problemsOf(
  fields: readonly FormField[],
  values: FormValues,
  regions: readonly Region[],
): ReadonlyMap<string, FieldProblem> {
  return new Map(
    fields.flatMap((field) => {
      const problem = problemOf(field, values, regions);
      return problem ? [[field.id, problem] as const] : [];
    }),
  );
}

/** What is sent: the items of the form that are not blank. */
export function answersOf(
  fields: readonly FormField[],
  values: FormValues,
): { fieldId: string; valueList: string[] }[] {
  return fields.flatMap((field) => {
    const valueList = givenOf(values, field).map((value) => value.trim());
    return valueList.length === 0 ? [] : [{ fieldId: field.id, valueList }];
  });
}

/** Names of the regions of these codes, from the largest to the smallest. */
export function regionNames(tree: readonly Region[], [code, ...below]: readonly string[]): string[] {
  const found = tree.find((region) => region.code === code);
  return found ? [found.name, ...regionNames(found.children, below)] : [];
}
