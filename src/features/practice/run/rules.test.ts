import { expect, it } from 'vitest';
import { beside } from './rules.ts';

it.each([
  ['a', { at: 0, previous: null, next: 'b' }],
  ['b', { at: 1, previous: 'a', next: 'c' }],
  ['c', { at: 2, previous: 'b', next: null }],
  ['x', { at: -1, previous: null, next: null }],
])('beside %s of a, b, c', (id, expected) => expect(beside(['a', 'b', 'c'], id)).toEqual(expected));
