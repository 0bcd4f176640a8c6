import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  amountOrNull,
  count,
  flag,
  list,
  number,
  numberOrNull,
  object,
  optional,
  page,
  percentOrNull,
  text,
} from './fields.ts';

describe('fields of answers', () => {
  it.each([
    [text, 'a', 'a'],
    [text, 7, '7'],
    [text, null, ''],
    [text, undefined, ''],
    [number, '12.5', 12.5],
    [number, true, 0],
    [number, ' ', 0],
    [number, 'many', 0],
    [number, undefined, 0],
    [numberOrNull, '', null],
    [numberOrNull, 0, 0],
    [amountOrNull, '3.5', 3.5],
    [amountOrNull, -1, null],
    [amountOrNull, undefined, null],
    [percentOrNull, '58', 58],
    [percentOrNull, 130, 100],
    [percentOrNull, -1, null],
    [count, true, 1],
    [count, '3', 3],
    [count, false, 0],
    [flag, '1', true],
    [flag, 'true', true],
    [flag, 0, false],
    [flag, undefined, false],
  ])('case %#: reads %o as a value that screens can use', (field, sent, read) => {
    expect(z.parse(z.object({ field }), { field: sent })).toEqual({ field: read });
  });

  it('are optional, and unknown ones pass', () => {
    expect(z.parse(z.object({ a: text, b: number, c: list(text) }), { d: 1 })).toEqual({ a: '', b: 0, c: [] });
  });
});

it('an optional field reads as its field does, in an object and without one', () => {
  const answer = object({ seat: optional(text), at: optional(numberOrNull) });
  expect(z.parse(answer, { seat: 12, at: '3' })).toEqual({ seat: '12', at: 3 });
  expect(z.parse(answer, {})).toEqual({ seat: '', at: null });
});

describe('lists', () => {
  const item = z.object({ id: z.string() });

  it('drop what does not parse', () => {
    expect(z.parse(list(item), [{ id: 'a' }, 3, { id: 4 }])).toEqual([{ id: 'a' }]);
  });

  it.each([
    [[{ id: 'a' }]],
    [{ list: [{ id: 'a' }] }],
    [{ records: [{ id: 'a' }] }],
    [{ rows: [{ id: 'a' }], more: 1 }],
    [{ items: [{ id: 'a' }] }],
    ['[{"id": "a"}]'],
  ])('come bare, under a common name or as text: %j', (sent) => {
    expect(z.parse(list(item), sent)).toEqual([{ id: 'a' }]);
  });

  it.each([[null], [{}], ['[broken'], [5], [{ list: 'a' }]])('are empty otherwise: %j', (sent) => {
    expect(z.parse(list(item), sent)).toEqual([]);
  });

  it.each([
    [
      { list: [{ id: 'a' }], total: '12' },
      { list: [{ id: 'a' }], total: 12 },
    ],
    [{ list: [{ id: 'a' }] }, { list: [{ id: 'a' }], total: null }],
    [[{ id: 'a' }], { list: [{ id: 'a' }], total: null }],
    [null, { list: [], total: null }],
    [
      { records: [{ id: 'a' }], totalCount: 7 },
      { list: [{ id: 'a' }], total: 7 },
    ],
    [
      { data: [{ id: 'a' }], count: '3' },
      { list: [{ id: 'a' }], total: 3 },
    ],
    [
      { rows: [], total: 0 },
      { list: [], total: 0 },
    ],
  ])('%o is a page with list and total [paging-names]', (sent, read) => {
    expect(z.parse(page(item), sent)).toEqual(read);
  });
});
