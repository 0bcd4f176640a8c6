import { describe, expect, it } from 'vitest';
import type { FormField } from '#contract/platform/learning/form.ts';
import { answersOf, problemOf, problemsOf, regionNames } from './form-rules.ts';

const field = (change: Partial<FormField>): FormField => ({
  id: 'f',
  label: '项目',
  type: 'text',
  required: false,
  hint: '',
  unit: '',
  minimum: null,
  maximum: null,
  maxLength: null,
  most: null,
  optionList: [],
  ...change,
});

const regions = [
  { code: '32', name: '江苏省', children: [{ code: '3201', name: '南京市', children: [] }] },
  { code: '81', name: '香港特别行政区', children: [] },
];
const problem = (change: Partial<FormField>, ...values: string[]) => problemOf(field(change), { f: values }, regions);

describe('an item', () => {
  it.each([
    [{ required: true }, [], 'required'],
    [{ required: true }, [''], 'required'],
    [{ required: true }, ['  '], 'required'],
    [{ required: true, type: 'checkbox' }, [], 'required'],
    [{ required: true, type: 'file' }, [], 'required'],
    [{}, [], undefined],
    [{ maxLength: 3 }, ['abcd'], 'long'],
    [{ maxLength: 3 }, ['abc'], undefined],
    [{ type: 'unknown', maxLength: 3 }, ['abcd'], 'long'],
    [{ type: 'number' }, ['six'], 'number'],
    [{ type: 'number' }, ['1e3'], 'number'],
    [{ type: 'number' }, ['-1.5'], undefined],
    [{ type: 'number', minimum: 0 }, ['-1'], 'minimum'],
    [{ type: 'number', maximum: 50 }, ['51'], 'maximum'],
    [{ type: 'number', maximum: 50 }, ['50'], undefined],
    [{ type: 'date' }, ['2026-02-30'], 'day'],
    [{ type: 'date' }, ['2026--01'], 'day'],
    [{ type: 'date' }, ['2026-02-28'], undefined],
    [{ type: 'checkbox', most: 1 }, ['a', 'b'], 'most'],
    [{ type: 'checkbox', most: 2 }, ['a', 'b'], undefined],
    [{ type: 'region' }, ['32'], 'region'],
    [{ type: 'region' }, ['32', '9999'], 'region'],
    [{ type: 'region' }, ['32', '3201'], undefined],
    [{ type: 'region' }, ['81'], undefined],
    [{ type: 'rate' }, ['4'], undefined],
  ] as const)('%j with %j: %s [form-required]', (change, values, key) => {
    expect(problem(change, ...values)?.key).toBe(key);
  });
});

it('an item may be called like a method of an object', () => {
  expect(problemOf(field({ id: 'toString', required: true }), {}, regions)).toEqual({ key: 'required' });
});

it('problems stand in the order of the form, and only what is given is sent', () => {
  const fields = [field({ id: 'b', required: true }), field({ id: 'a', type: 'number' }), field({ id: 'c' })];
  const values = { a: ['x'], c: [' ok ', ''], gone: ['y'] };
  expect([...problemsOf(fields, values, regions).keys()]).toEqual(['b', 'a']);
  expect(answersOf(fields, values)).toEqual([
    { fieldId: 'a', valueList: ['x'] },
    { fieldId: 'c', valueList: ['ok'] },
  ]);
});

it('a region is named from the largest to the smallest', () => {
  expect(regionNames(regions, ['32', '3201'])).toEqual(['江苏省', '南京市']);
  expect(regionNames(regions, ['99'])).toEqual([]);
});
