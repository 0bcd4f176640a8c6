import { expect, it } from 'vitest';
import { daysUntil } from './rules.ts';

const at = (text: string) => new Date(text).getTime();

it.each([
  ['2026-11-23T23:59', '2026-11-23T00:01', 0],
  ['2026-11-24T00:01', '2026-11-23T23:59', 1],
  ['2026-12-08T09:00', '2026-11-23T18:00', 15],
])('from %s to %s are %s days', (then, now, expected) => {
  expect(daysUntil(at(then), at(now))).toBe(expected);
});
