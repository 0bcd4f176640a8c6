import { expect, it } from 'vitest';
import { openingOf, opensHere } from './item-opening.ts';

it.each([
  ['practice', 'pr-1', 'practice'],
  ['practice', '', 'none'],
  ['video', 'v-1', 'player'],
  ['audio', 'v-1', 'player'],
  ['document', 'v-1', 'player'],
  ['image', 'v-1', 'player'],
  ['video', '', 'none'],
  ['scorm', 'x', 'player'],
  ['scorm', '', 'none'],
  ['live', 'x', 'none'],
  ['unknown', 'x', 'none'],
] as const)('%s %j: %s', (kind, detailId, opening) => {
  expect(openingOf({ kind, detailId })).toBe(opening);
  expect(opensHere({ kind, detailId })).toBe(opening !== 'none');
});
