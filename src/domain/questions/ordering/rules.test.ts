import { expect, it } from 'vitest';
import { dropPosition, moved, orderOf } from './rules.ts';

const options = ['A', 'B', 'C'].map((key) => ({ key, html: key }));

it.each([
  [undefined, 'ABC'],
  [['C', 'A', 'B'], 'CAB'],
  [['C'], 'CAB'],
  [['X', 'B', 'A'], 'BAC'],
])('an answer of %j is shown as %s', (keys, shown) => {
  expect(orderOf({ options }, keys && { kind: 'order', keys }).join('')).toBe(shown);
});

it.each([
  ['A', 1, 'BAC'],
  ['A', 2, 'BCA'],
  ['A', 9, 'BCA'],
  ['C', -2, 'CAB'],
  ['B', 0, 'ABC'],
  ['X', 1, 'ABC'],
])('%s moved by %i: %s', (key, step, order) => expect(moved(['A', 'B', 'C'], key, step).join('')).toBe(order));

it.each([
  [[], 50, 0],
  [[100, 200], 50, 0],
  [[100, 200], 100, 0],
  [[100, 200], 101, 1],
  [[100, 200], 900, 2],
])('among rows with middles %j a pointer at %i drops at %i', (middles, y, position) => {
  expect(dropPosition(middles, y)).toBe(position);
});
