import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { userPaperFindQuestForExam } from './exam/user-paper.ts';
import { list, object, page, text } from './fields.ts';
import { shapeOf, type Shape } from './shape.ts';

/** Names as a text: `{a, b: [{c}]}`. */
function named(shape: Shape, depth = 0): string {
  if (depth > 4) return '...';
  if (shape.kind === 'value') return '';
  if (shape.kind !== 'fields') return `[${named(shape.item(), depth + 1)}]`;
  const fields = Object.entries(shape.fields()).map(([name, inner]) => {
    const below = named(inner, depth + 1);
    return below === '' ? name : `${name}: ${below}`;
  });
  return `{${fields.join(', ')}}`;
}

describe('the shape of a declared answer', () => {
  it.each([
    [text, ''],
    [z.object({ a: text }), '{a}'],
    [object({ a: text, b: list(z.object({ c: text })) }), '{a, b: [{c}]}'],
    [page(z.object({ a: text })), '[{a}]'],
    [z.optional(z.object({ a: text })), '{a}'],
    [z.array(text), '[]'],
    [z.unknown(), ''],
  ])('is read from its schema', (schema, names) => expect(named(shapeOf(schema))).toBe(names));

  it('may contain itself', () => {
    expect(named(shapeOf(userPaperFindQuestForExam.answer))).toContain('questionList: [{id, type, title, score');
  });
});
