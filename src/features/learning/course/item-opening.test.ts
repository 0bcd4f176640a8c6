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
  ['live', 'x', 'live'],
  ['live', '', 'none'],
  ['lab', 'x', 'lab'],
  ['lab', '', 'none'],
  ['unknown', 'x', 'none'],
] as const)('%s %j: %s', (kind, detailId, opening) => {
  expect(openingOf({ kind, detailId, liveRoomId: '' })).toBe(opening);
  expect(opensHere({ kind, detailId, liveRoomId: '' })).toBe(opening !== 'none');
});

it('a live class without a class of its own is found by its room', () => {
  expect(openingOf({ kind: 'live', detailId: '', liveRoomId: 'r' })).toBe('live');
});
