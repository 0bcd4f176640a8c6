import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apartCalls, madeAllTheSame } from './apart.ts';
import { specCalls } from './calls.ts';

const root = path.resolve(import.meta.dirname, '../..');
const list = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'tests', 'spec', file), 'utf8'));
const call = (id: string, address: string) => ({ id, method: 'GET', path: address, query: [], body: [], fixed: {} });
const calls = [call('one', '/one'), call('again', '/one'), call('other', '/other')];

it('every row of the list is a call, with a reason', () => {
  const apart = apartCalls(list('calls-apart.json'), specCalls(list('calls.json')));
  expect(apart.filter(({ reason }) => reason.trim() === '')).toEqual([]);
  expect(new Set(apart.map(({ id }) => id)).size).toBe(apart.length);
});

it.each([
  [[{ id: 'nobody', reason: 'x' }], /no call/],
  [[{ id: 'other', sameAs: 'one' }], /another request/],
  [[{ id: 'again', sameAs: 'nobody' }], /another request/],
])('%j is a mistake', (data, message) => expect(() => apartCalls(data, calls)).toThrow(message));

it.each([
  [['one', 'again'], []],
  [['one', 'again', 'other'], ['other']],
])('of %j, %j should not have been made', (done, expected) => {
  const apart = apartCalls(
    [
      { id: 'again', sameAs: 'one' },
      { id: 'other', reason: 'x' },
    ],
    calls,
  );
  expect(madeAllTheSame(apart, calls, new Set(done)).map(({ id }) => id)).toEqual(expected);
});
