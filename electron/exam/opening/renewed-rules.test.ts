import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AttemptRules } from '#contract/ipc/exam.ts';
import { findUserPaperSurface } from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { sealsAt } from '#rules/exam/paper-end.ts';
import { openPaper } from '../testing/open-paper.ts';
import { asShown, orderedRules, renewedRules } from './renewed-rules.ts';

const minute = 60_000;
const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const now = joinedAt + 30 * minute;
const known = { ...openPaper().rules, joinedAt, deadline: joinedAt + 60 * minute };

it.each([
  ['nothing changed', { duration: 60 }, null],
  ['extra time', { duration: 75 }, 75 * minute],
  ['a shorter time', { duration: 40 }, 40 * minute],
  ['a time that was over', { duration: 10 }, 31 * minute],
  ['a window that ends earlier', { duration: 60, endTime: '2026-03-02 09:50:00' }, 50 * minute],
  ['a surface without times', {}, null],
])('%s', (_, surface, deadline) => {
  const renewed = renewedRules(known, z.parse(findUserPaperSurface.answer, surface), { now, onlyLater: false });
  expect(renewed && renewed.deadline! - joinedAt).toBe(deadline);
});

describe('a clock that was corrected after the join', () => {
  const year = 365 * 24 * 60 * minute;
  const surface = z.parse(findUserPaperSurface.answer, { duration: 60 });
  const wrong = { ...known, joinedAt: joinedAt + year, deadline: joinedAt + year + 60 * minute };
  const renew = (rules: AttemptRules, sure: boolean) =>
    renewedRules(rules, surface, { now, onlyLater: false, corrected: -year, sure });

  it('leaves as much time as before, and seals at that end once nothing contradicts it', () => {
    const renewed = renew(wrong, true);
    expect(renewed).toMatchObject({ joinedAt, deadline: joinedAt + 60 * minute });
    expect(renewed && sealsAt(renewed)).toBe(joinedAt + 60 * minute);
  });

  it('seals no earlier while two clocks disagree', () => {
    const renewed = renew(wrong, false);
    expect(renewed).toMatchObject({ joinedAt, deadline: joinedAt + 60 * minute, endBasis: 'assumed' });
    expect(renewed && sealsAt(renewed)).toBe(wrong.deadline);
  });

  it('seals nothing that nothing but its name showed before', () => {
    const renewed = renew({ ...wrong, endBasis: 'assumed' }, true);
    expect(renewed).toMatchObject({ deadline: joinedAt + 60 * minute, endBasis: 'assumed' });
    expect(renewed && sealsAt(renewed)).toBeNull();
  });

  it('takes the join time along where the end stays as it is', () => {
    const window = z.parse(findUserPaperSurface.answer, { endTime: known.deadline });
    const renewed = renewedRules({ ...wrong, deadline: known.deadline }, window, {
      now,
      onlyLater: false,
      corrected: -year,
    });
    expect(renewed).toMatchObject({ joinedAt, deadline: known.deadline });
  });
});

const surfaceOf = (more: object) => z.parse(findUserPaperSurface.answer, more);
const renew = (rules: AttemptRules, more: object, profile: PlatformProfile = {}) =>
  renewedRules(rules, surfaceOf(more), { now, onlyLater: false, profile }) ?? rules;

describe('an earlier end that nothing but its name shows', () => {
  const doubted = renew(known, { duration: 40 });

  it('is told, and the one that was shown seals the paper', () => {
    expect(doubted).toMatchObject({ deadline: joinedAt + 40 * minute, endBasis: 'assumed' });
    expect(sealsAt(doubted)).toBe(known.deadline);
  });

  it('may come earlier still, as on a platform that counts down', () => {
    const later = renew(doubted, { duration: 35 });
    expect(later.deadline).toBe(joinedAt + 35 * minute);
    expect(sealsAt(later)).toBe(known.deadline);
  });

  it.each([
    ['the end that was shown is told again', { duration: 60 }, 60],
    ['a later one is told', { duration: 75 }, 75],
    ['duration and window agree', { duration: 50, endTime: '2026-03-02 09:50:00' }, 50],
    ['duration and window agree on what was told', { duration: 40, endTime: '2026-03-02 09:40:00' }, 40],
  ])('is in doubt no more when %s', (_, more, minutes) => {
    const again = renew(doubted, more);
    expect(again.endBasis).toBeUndefined();
    expect(sealsAt(again)).toBe(joinedAt + minutes * minute);
  });

  it('seals where a profile names the fields', () => {
    const profile = { fields: { findUserPaperSurface: { joinTime: 'joinTime', duration: 'duration' } } };
    const shorter = renew(known, { duration: 40, joinTime: '2026-03-02 09:00:00' }, profile);
    expect(sealsAt(shorter)).toBe(joinedAt + 40 * minute);
  });

  it('gives way to what staff decide, which counts from the end that was shown', () => {
    expect(asShown(doubted)).toEqual({ ...known, timeDoubtful: false });
    const assumed = { ...known, endBasis: 'assumed' } as const;
    expect(asShown(assumed)).toEqual(assumed);
  });
});

describe('a later end that nothing but its name shows', () => {
  const longer = renew(known, { duration: 75 });

  it('counts, and keeps the one that was shown to be asked about', () => {
    expect(longer).toMatchObject({ deadline: joinedAt + 75 * minute, shownEnd: known.deadline });
    expect(sealsAt(longer)).toBe(longer.deadline);
    expect(renew(longer, { duration: 80 })).toMatchObject({ shownEnd: known.deadline });
  });

  it.each([
    ['the end that was shown is told again', { duration: 60 }, 60],
    ['duration and window agree', { duration: 80, endTime: '2026-03-02 10:20:00' }, 80],
    ['duration and window agree on what was told', { duration: 75, endTime: '2026-03-02 10:15:00' }, 75],
  ])('is asked about no more when %s', (_, more, minutes) => {
    const again = renew(longer, more);
    expect([again.deadline, again.shownEnd, again.endBasis]).toEqual([
      joinedAt + minutes * minute,
      undefined,
      undefined,
    ]);
  });

  it('is one also where the answer that would show it may be another paper’s', () => {
    const told = surfaceOf({ duration: 80, endTime: '2026-03-02 10:20:00' });
    const crossed = renewedRules(known, told, { now, onlyLater: true, doubtful: true });
    expect(crossed).toMatchObject({ deadline: joinedAt + 80 * minute, shownEnd: known.deadline });
  });

  it('of an order is the same, which one that the profile names ends', () => {
    const order = { told: joinedAt + 70 * minute, least: known.deadline, now } as const;
    const given = orderedRules(known, { ...order, basis: 'assumed' });
    expect(given).toMatchObject({ deadline: order.told, shownEnd: known.deadline });
    expect(asShown(given ?? known)).toEqual(given);
    const named = orderedRules(longer, { ...order, told: joinedAt + 90 * minute, basis: 'profiled' });
    expect([named?.deadline, named?.shownEnd]).toEqual([joinedAt + 90 * minute, undefined]);
  });
});

it('a doubtful paper gets the first deadline that makes sense, in the zone of its join', () => {
  const doubtful = { ...known, deadline: null, timeDoubtful: true, timeShiftMs: 7 * 60 * minute };
  expect(renewedRules(doubtful, surfaceOf({ endTime: '2026-03-02 02:20:00' }), { now, onlyLater: false })).toBeNull();
  const renewed = renewedRules(doubtful, surfaceOf({ endTime: '2026-03-02 03:20:00' }), { now, onlyLater: false });
  expect(renewed).toMatchObject({ deadline: joinedAt + 80 * minute, timeDoubtful: false });
});

it('at the deadline itself the same deadline ends the paper', () => {
  const surface = z.parse(findUserPaperSurface.answer, { duration: 60 });
  expect(renewedRules(known, surface, { now: known.deadline + 10, onlyLater: false })).toBeNull();
});

it.each([
  ['still tells the old end', 60, null],
  ['tells a later end', 90, 90 * minute],
])('after staff moved the end to 75 minutes, a surface that %s', (_, duration, deadline) => {
  const told = { ...known, deadline: joinedAt + 75 * minute };
  const renewed = renewedRules(told, z.parse(findUserPaperSurface.answer, { duration }), { now, onlyLater: true });
  expect(renewed && renewed.deadline! - joinedAt).toBe(deadline);
});
