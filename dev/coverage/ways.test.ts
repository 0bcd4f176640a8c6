import { expect, it } from 'vitest';
import { callsMade } from './calls.ts';
import { waysTo } from './ways.ts';

const listed = ['/login', 'register-jz', '/UserPrivacy', '*'];
const way = (path: string, ...clicks: string[]) => ({ who: 'x', path, clicks });

it.each([
  [[], {}],
  [[way('/LOGIN/', 'a'), way('/userprivacy', 'a', 'b')], { '/login': ['a'], '/UserPrivacy': ['a', 'b'] }],
  [[way('/login', 'a', 'b'), way('/login', 'c'), way('/login', 'd', 'e')], { '/login': ['c'] }],
  [[way('/register-jz'), way('/no/such/address', 'a')], { 'register-jz': [] }],
])('the shortest ways of %j: %j', (reached, expected) => {
  const ways = [...waysTo(listed, reached)].map(([route, { clicks }]) => [route, clicks]);
  expect(Object.fromEntries(ways)).toEqual(expected);
});

const call = {
  id: 'find',
  method: 'POST',
  path: '/v1/{id}/find',
  query: ['page'],
  body: ['name', 'kind'],
  fixed: { kind: 3 },
};
const asked = (query: Record<string, unknown>, body: Record<string, unknown> | null, ...clicks: string[]) => ({
  who: 'x',
  method: 'POST',
  path: '/v1/7/find',
  query,
  body,
  clicks,
});

it.each([
  [[asked({ page: '1' }, { name: 'a', kind: '3' }, 'a')], []],
  [[asked({ page: '1' }, { kind: 3 }, 'a')], ['name']],
  [[asked({}, { kind: 3 }, 'a'), asked({ page: '1' }, { kind: 3, name: 'b' }, 'a', 'b')], []],
  [[asked({ page: '1' }, { name: 'a', kind: 4 })], null],
  [[asked({ page: '1', name: 'a' }, { kind: 3 })], null],
  [[{ ...asked({ page: '1' }, { name: 'a', kind: 3 }), method: 'GET' }], null],
])('%j lacks %j', (log, lacking) => expect(callsMade([call], log).get('find')?.lacking ?? null).toEqual(lacking));
