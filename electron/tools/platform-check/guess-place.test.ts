import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { list, object, page, text } from '#contract/platform/fields.ts';
import { isFields } from '#contract/platform/profile/translate-answer.ts';
import { shapeOf } from '#contract/platform/shape.ts';
import { guessInside, guessList } from './guess-place.ts';

const declared = ['examId', 'examName'];
const knownAt = (value: unknown) => (isFields(value) ? declared.filter((name) => name in value).length : 0);
const fields = shapeOf(object({ examId: text, examName: text }));
const pages = shapeOf(page(z.object({ id: text })));
const asIs = (data: readonly unknown[]) => data;
const some = [{ id: 1 }, { id: 2 }];
const full = Array.from({ length: 10 }, (_, id) => ({ id }));

describe('where the declared data lies', () => {
  it.each([
    [{ examId: 1 }, null],
    [{ info: { examId: 1, examName: 'x' } }, 'info'],
    [{ course: { examId: 1 } }, null],
    [{ one: { examId: 1, examName: 'x' }, two: { examId: 2, examName: 'y' } }, null],
    [{ user: { name: 'x' }, paper: { head: { examId: 1, examName: 'y' } } }, 'paper.head'],
    [{ user: { name: 'x' } }, null],
    [null, null],
    [[{ examId: 1 }], null],
  ])('%j: %s', (data, inside) => expect(guessInside(data, fields, knownAt)).toBe(inside));

  it.each<[string, unknown, Record<string, string> | null]>([
    ['a full page of more', { ls: full, n: 37 }, { list: 'ls', total: 'n' }],
    ['all of them', { ls: some, totalNum: '2' }, { list: 'ls', total: 'totalNum' }],
    ['a total under our name', { ls: some, total: 2 }, { list: 'ls' }],
    ['a number that is no total of a part', { ls: some, n: 7 }, { list: 'ls' }],
    ['the number of the page', { ls: some, pageNum: 2, pageSize: 10 }, { list: 'ls' }],
    ['two numbers that may be it', { ls: some, n: 2, count2: 2 }, { list: 'ls' }],
    ['nothing in it, which proves nothing', { ls: [], n: 0 }, null],
    ['a list of other things', { filters: [{ key: 'a' }], n: 0 }, null],
    ['a name that is known', { records: some, n: 7 }, null],
    ['two lists', { a: some, b: some }, null],
    ['a bare list', some, null],
    ['nothing', null, null],
  ])('%s', (_, data, names) => expect(guessList(data, pages, asIs)).toEqual(names));

  it('a list is none of an answer with fields', () => {
    expect(guessList({ ls: some }, fields, asIs)).toBeNull();
    expect(guessList({ ls: [1] }, shapeOf(list(text)), asIs)).toEqual({ list: 'ls' });
  });
});
