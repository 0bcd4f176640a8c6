import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { liveRoomFindById } from '#contract/platform/live/live.ts';
import { replayOf } from './replay-offer.ts';

const over = { status: 2, isLiveReplay: 1, isRecord: 1 };

it.each([
  [{ ...over, playbackUrl: ' /a.mp4 ', liveRoomId: 'r' }, '', { kind: 'film', address: '/a.mp4' }],
  [{ ...over, isRecord: 0, playbackUrl: '/a.mp4' }, '', { kind: 'film', address: '/a.mp4' }],
  [{ ...over, liveRoomId: 'r' }, 'a', { kind: 'hosted', roomId: 'r' }],
  [over, 'a', { kind: 'hosted', roomId: 'a' }],
  [over, '', { kind: 'notYet' }],
  [{ status: 2, isLiveReplay: 0 }, 'a', { kind: 'none' }],
  [{ status: 2 }, 'a', { kind: 'hosted', roomId: 'a' }],
  [{ status: 2 }, '', { kind: 'unknown' }],
  [{ status: 1, playbackUrl: '/a.mp4' }, '', { kind: 'running' }],
  [{ status: 0 }, '', { kind: 'notStarted' }],
  [
    { ...over, playbackUrl: '/a.mp4', isLocked: true, lockExamCondition: 1 },
    '',
    { kind: 'locked', lock: { kind: 'exam' } },
  ],
])('%j at room %j shows %j', (fields, roomId, expected) => {
  expect(replayOf(z.parse(liveRoomFindById.answer, fields), roomId, 0)).toEqual(expected);
});

it('without facts the address alone counts', () => {
  expect([replayOf(null, 'a', 0), replayOf(null, '', 0)]).toEqual([
    { kind: 'hosted', roomId: 'a' },
    { kind: 'unknown' },
  ]);
});
