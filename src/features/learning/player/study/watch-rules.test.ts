import { describe, expect, it } from 'vitest';
import { beginOf, begunAt, looked, seekLimit, startOf, type Watch } from './watch-rules.ts';

const running = (at: number, seen: number, now: number): Watch => ({ at, seen, playedMs: 0, lookedAt: now });

describe('a look at a player', () => {
  it.each([
    ['that plays', 10, 10, { at: 11, now: 1000, running: true }, 11, 1000],
    ['that plays twice as fast counts real time', 10, 10, { at: 12, now: 1000, running: true }, 12, 1000],
    ['after a leap', 10, 10, { at: 300, now: 1000, running: true }, 10, 1000],
    ['that went back', 10, 10, { at: 2, now: 1000, running: true }, 10, 1000],
    ['beyond what was seen', 300, 10, { at: 301, now: 1000, running: true }, 10, 1000],
    ['that catches up with what was seen', 9, 50, { at: 10, now: 1000, running: true }, 50, 1000],
    ['after the computer slept', 10, 10, { at: 11, now: 3_600_000, running: true }, 11, 0],
  ] as const)('%s', (_, at, seen, look, furthest, playedMs) => {
    expect(looked(running(at, seen, 0), look)).toMatchObject({ at: look.at, seen: furthest, playedMs });
  });

  it('counts nothing while it does not run', () => {
    const stopped = looked(running(10, 10, 0), { at: 11, now: 1000, running: false });
    expect(looked(stopped, { at: 11, now: 60_000, running: true })).toMatchObject({ playedMs: 1000, lookedAt: 60_000 });
    expect(begunAt(40, 20)).toEqual({ at: 40, seen: 40, playedMs: 0, lookedAt: null });
  });
});

it.each([
  [{ limited: true, done: false }, 30],
  [{ limited: true, done: true }, 100],
  [{ limited: false, done: false }, 100],
])('a learner may go as far as %j allows', (rule, limit) => expect(seekLimit(30, 100, rule)).toBe(limit));

it.each([
  [null, 0],
  [42, 42],
  [99.5, 0],
])('what was left at %s begins at %d', (place, start) => expect(startOf(place, 100)).toBe(start));

it.each([
  ['a link', 40, 10, 100, 40],
  ['a link before the kept place', 5, 10, 100, 5],
  ['a link beyond what may be seen', 80, 10, 30, 30],
  ['a link beyond the end', 500, 10, 100, 0],
  ['no link', null, 10, 100, 10],
])('%s begins where it may', (_, linked, place, furthest, start) => {
  expect(beginOf(linked, place, 100, furthest)).toBe(start);
});
