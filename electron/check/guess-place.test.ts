import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { list, object, page, text } from '../../src/contract/platform/fields.ts';
import { isFields } from '../../src/contract/platform/profile/translate-answer.ts';
import { shapeOf } from '../../src/contract/platform/shape.ts';
import { guessInside, guessList } from './guess-place.ts';

const declared = ['examId', 'examName'];
const knownAt = (value: unknown) => (isFields(value) ? declared.filter((name) => name in value).length : 0);
const fields = shapeOf(object({ examId: text, examName: text }));
const pages = shapeOf(page(z.object({ id: text })));

describe('where the declared data lies', () => {
  it.each([
    [{ examId: 1 }, null],
    [{ info: { examId: 1 } }, 'info'],
    [{ user: { name: 'x' }, paper: { head: { examId: 1, examName: 'y' } } }, 'paper.head'],
    [{ user: { name: 'x' } }, null],
    [null, null],
    [[{ examId: 1 }], null],
  ])('%j: %s', (data, inside) => expect(guessInside(data, fields, knownAt)).toBe(inside));

  it.each([
    [
      { ls: [1, 2], n: 7 },
      { list: 'ls', total: 'n' },
    ],
    [{ ls: [1, 2], total: 7 }, { list: 'ls' }],
    [
      { ls: [], totalNum: '0' },
      { list: 'ls', total: 'totalNum' },
    ],
    [{ records: [1], n: 7 }, null],
    [{ a: [1], b: [2] }, null],
    [[1, 2], null],
    [null, null],
  ])('the list of %j: %j', (data, names) => expect(guessList(data, pages)).toEqual(names));

  it('a list is none of an answer with fields', () => {
    expect(guessList({ ls: [1] }, fields)).toBeNull();
    expect(guessList({ ls: [1] }, shapeOf(list(text)))).toEqual({ list: 'ls' });
  });
});
