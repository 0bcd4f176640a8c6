import { isFields } from '#contract/platform/profile/translate-answer.ts';
import type { Shape } from '#contract/platform/shape.ts';

/** A declared field that no object of an answer has: where it belongs, and the objects it was looked for in. */
export interface MissingField {
  name: string;
  /** Names from the answer's outside to the object, `[]` for lists: `list[].`. */
  at: string;
  /** What is declared of it. */
  holds: 'value' | 'list' | 'fields';
  /** A platform may leave it out. */
  optional?: true;
  objects: readonly Readonly<Record<string, unknown>>[];
}

/** Deeper than any declared answer; a question contains questions. */
const maxDepth = 5;
/** So many objects of a list tell what the others are like. */
const samples = 20;

/** The declared fields that an answer, already in the documents' words, lacks in every object that should have them. */
export function missingFields(shape: Shape, values: readonly unknown[], at = '', depth = 0): MissingField[] {
  if (depth > maxDepth || shape.kind === 'value') return [];
  if (shape.kind !== 'fields') {
    const items = values.flatMap(itemsIn).slice(0, samples);
    return items.length === 0 ? [] : missingFields(shape.item(), items, `${at}[]`, depth + 1);
  }
  const objects = values.filter(isFields);
  if (objects.length === 0) return [];
  return Object.entries(shape.fields()).flatMap(([name, inner]): MissingField[] => {
    const found = objects.flatMap((object) =>
      object[name] === undefined || object[name] === null ? [] : [object[name]],
    );
    const path = at === '' ? name : `${at}.${name}`;
    if (found.length > 0) return missingFields(inner, found, path, depth + 1);
    return objects.some((object) => name in object)
      ? []
      : [
          {
            name,
            at,
            holds: inner.kind === 'page' ? 'list' : inner.kind,
            objects,
            ...(inner.optional && { optional: true }),
          },
        ];
  });
}

/** The items of a list, bare or one object deep. */
function itemsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isFields(value) ? Object.values(value).flatMap((inner): unknown[] => (Array.isArray(inner) ? inner : [])) : [];
}
