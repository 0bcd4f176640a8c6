import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apartRows, madeAllTheSame } from './apart.ts';
import { specCalls } from './calls.ts';

const root = path.resolve(import.meta.dirname, '../..');
const list = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'tests', 'spec', file), 'utf8'));
const call = (id: string, address: string) => ({ id, method: 'GET', path: address, query: [], body: [], fixed: {} });
const calls = [call('one', '/one'), call('again', '/one'), call('other', '/other')];

it('every row of the table is a route or a call, once, with a reason', () => {
  const { routes, calls: rows } = apartRows(
    list('apart.json'),
    list('routes.json') as string[],
    specCalls(list('calls.json')),
  );
  const all = [...routes, ...rows];
  expect(all.filter(({ reason }) => reason.trim() === '')).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

it.each([
  [[{ call: 'nobody', reason: 'x' }], /no call/],
  [[{ route: '/nowhere', reason: 'x' }], /no route/],
  [[{ call: 'other', sameAs: 'one' }], /another request/],
  [[{ call: 'again', sameAs: 'nobody' }], /another request/],
])('%j is a mistake', (data, message) => expect(() => apartRows(data, ['/here'], calls)).toThrow(message));

it.each([
  [['one', 'again'], []],
  [['one', 'again', 'other'], ['other']],
])('of %j, %j should not have been made', (done, expected) => {
  const apart = apartRows(
    [
      { call: 'again', sameAs: 'one' },
      { call: 'other', reason: 'x' },
      { call: 'one', reason: 'x', open: true },
    ],
    [],
    calls,
  );
  expect(madeAllTheSame(apart.calls, calls, new Set(done)).map(({ id }) => id)).toEqual(expected);
});
