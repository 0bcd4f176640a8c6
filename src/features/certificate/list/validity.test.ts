import { expect, it } from 'vitest';
import { validityOf } from './validity.ts';

const dayMs = 86_400_000;

it.each([
  ['valid without end', null, null],
  ['long valid', 91 * dayMs, null],
  ['its last 90 days', 90 * dayMs, 'nearly-expired'],
  ['its last moment', 0, 'nearly-expired'],
  ['over', -1, 'expired'],
])('%s', (_, left, expected) => {
  expect(validityOf(left === null ? null : 1000 * dayMs + left, 1000 * dayMs)).toBe(expected);
});
