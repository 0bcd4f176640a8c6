import { expect, it } from 'vitest';
import { openingOf, opensHere } from './item-opening.ts';

it.each([
  ['practice', 'pr-1', { go: 'practice', practiceId: 'pr-1' }],
  ['practice', '', { notHere: 'practice' }],
  ['video', 'v-1', { notHere: 'video' }],
  ['unknown', 'x', { notHere: 'unknown' }],
] as const)('%s %j: %j', (kind, detailId, opening) => {
  expect(openingOf({ kind, detailId })).toEqual(opening);
  expect(opensHere({ kind, detailId })).toBe('go' in opening);
});
