import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { liveRoomFindById } from '#contract/platform/live/live.ts';
import { offerOf } from './room-offer.ts';

const live = (fields: object) => z.parse(liveRoomFindById.answer, fields);

it.each([
  [{ status: 1, liveRoomId: 'r' }, '', { kind: 'room', roomId: 'r' }],
  [{ status: 1 }, 'a', { kind: 'room', roomId: 'a' }],
  [{ status: 1 }, '', { kind: 'notLinked' }],
  [{ status: 0, liveRoomId: 'r' }, '', { kind: 'notStarted' }],
  [{ status: 2 }, 'a', { kind: 'ended' }],
  [{ status: 2, isLiveReplay: 1, isRecord: 1 }, '', { kind: 'replay' }],
  [
    { status: 1, liveRoomId: 'r', isLocked: true, lockExamCondition: 1 },
    '',
    { kind: 'locked', lock: { kind: 'exam' } },
  ],
])('%j at room %j offers %j', (fields, roomId, expected) => {
  expect(offerOf(live(fields), roomId, 0)).toEqual(expected);
});

it('without facts the address alone counts', () => {
  expect([offerOf(null, 'a', 0), offerOf(null, '', 0)]).toEqual([{ kind: 'room', roomId: 'a' }, { kind: 'unknown' }]);
});
