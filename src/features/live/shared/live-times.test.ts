import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getIndexLatelyLive } from '#contract/platform/live/live.ts';
import { eventOf, timed } from '#domain/lives/live-event.ts';
import { changesIn, nextReadAt, startsIn } from './live-times.ts';

const minute = 60_000;
const hour = 60 * minute;
const read = (...entries: object[]) =>
  z.parse(getIndexLatelyLive.answer, { list: entries, total: entries.length }).list;
const at = 1_800_000_000_000;

it.each([
  [0, null],
  [-1, null],
  [1, 'now'],
  [minute - 1, 'now'],
  [minute, { amount: 1, unit: 'minute' }],
  [13 * minute - 1, { amount: 12, unit: 'minute' }],
  [2 * hour - 1, { amount: 119, unit: 'minute' }],
  [2 * hour, { amount: 2, unit: 'hour' }],
  [24 * hour - 1, { amount: 23, unit: 'hour' }],
  [24 * hour, null],
] as const)('with %d ms left it says %j', (left, expected) => expect(startsIn(left)).toEqual(expected));

it.each([
  [12 * minute + 5, 5],
  [3 * hour + 7, 7],
  [30 * hour, 6 * hour],
])('what is said with %d ms left changes in %d ms', (left, expected) => expect(changesIn(left)).toBe(expected));

describe('when the list is read again', () => {
  it.each([
    [[{ status: 0, beginTime: at + 500 }], at + 500],
    [
      [
        { status: 1, planEndTime: at + 700 },
        { status: 0, beginTime: at + 900 },
      ],
      at + 700,
    ],
    [[{ status: 0, beginTime: at - 1 }], at + 20_000],
    [[{ status: 1, planEndTime: at - 1 }], at + 20_000],
    [[{ status: 2, planEndTime: at - 1 }], null],
    [[], null],
  ])('%j: %d', (lives, expected) => expect(nextReadAt(read(...lives), at, at - 10_000)).toBe(expected));
});

it('a class that is to come has a calendar entry, no other has', () => {
  const [coming, late, running] = read(
    { id: 'a', title: 'A', status: 0, beginTime: at + 1, planEndTime: at + 2 },
    { id: 'b', title: 'B', status: 0, beginTime: at - 1 },
    { id: 'c', title: 'C', status: 1, beginTime: at + 1 },
  );
  expect(eventOf(coming!, at)).toEqual({
    id: 'live-a',
    title: 'A',
    startsAt: at + 1,
    endsAt: at + 2,
    leadMs: 900_000,
    path: '/studentSee?id=a',
  });
  expect([eventOf(late!, at), eventOf(running!, at)]).toEqual([null, null]);
});

it('times follow the zone of the platform', () => {
  expect(timed({ beginTime: 10, planEndTime: null }, 5)).toEqual({ beginTime: 15, planEndTime: null });
});
