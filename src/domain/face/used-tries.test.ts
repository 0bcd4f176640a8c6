import { beforeEach, expect, it } from 'vitest';
import { forgetFailures, rememberFailure, usedTries } from './used-tries.ts';

const exam = { kind: 2, businessId: 'e1' } as const;
const other = { kind: 2, businessId: 'e2' } as const;
const minute = 60_000;

let values: Map<string, string>;
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
};
beforeEach(() => {
  values = new Map();
});

it('counts failures of one subject over every opening of its check', () => {
  rememberFailure(exam, storage, 0);
  rememberFailure(exam, storage, minute);
  rememberFailure(other, storage, minute);
  expect(usedTries(exam, storage, 2 * minute)).toBe(2);
  expect(usedTries(other, storage, 2 * minute)).toBe(1);
});

it('begins again half an hour after the last one, and after a success', () => {
  rememberFailure(exam, storage, 0);
  rememberFailure(exam, storage, 20 * minute);
  expect(usedTries(exam, storage, 50 * minute)).toBe(2);
  expect(usedTries(exam, storage, 50 * minute + 1)).toBe(0);
  forgetFailures(exam, storage);
  expect(usedTries(exam, storage, 21 * minute)).toBe(0);
});

it('takes no harm from what it did not write', () => {
  values.set('faceTries', '{"2 e1":"x"');
  expect(usedTries(exam, storage, 0)).toBe(0);
});
