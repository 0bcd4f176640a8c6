import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { findUserPaperSurface } from '../../../src/contract/platform/exam/user-paper.ts';
import { openPaper } from '../testing/open-paper.ts';
import { renewedRules } from './renewed-rules.ts';

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
  const renewed = renewedRules(known, z.parse(findUserPaperSurface.answer, surface), { now, staffMovedIt: false });
  expect(renewed && renewed.deadline! - joinedAt).toBe(deadline);
});

it('a doubtful paper gets the first deadline that makes sense, in the zone of its join', () => {
  const doubtful = { ...known, deadline: null, timeDoubtful: true, timeShiftMs: 7 * 60 * minute };
  const surface = (more: object) => z.parse(findUserPaperSurface.answer, more);
  expect(renewedRules(doubtful, surface({ endTime: '2026-03-02 02:20:00' }), { now, staffMovedIt: false })).toBeNull();
  const renewed = renewedRules(doubtful, surface({ endTime: '2026-03-02 03:20:00' }), { now, staffMovedIt: false });
  expect(renewed).toMatchObject({ deadline: joinedAt + 80 * minute, timeDoubtful: false });
});

it('at the deadline itself the same deadline ends the paper', () => {
  const surface = z.parse(findUserPaperSurface.answer, { duration: 60 });
  expect(renewedRules(known, surface, { now: known.deadline + 10, staffMovedIt: false })).toBeNull();
});

it.each([
  ['still tells the old end', 60, null],
  ['tells a later end', 90, 90 * minute],
])('after staff moved the end to 75 minutes, a surface that %s', (_, duration, deadline) => {
  const told = { ...known, deadline: joinedAt + 75 * minute };
  const renewed = renewedRules(told, z.parse(findUserPaperSurface.answer, { duration }), { now, staffMovedIt: true });
  expect(renewed && renewed.deadline! - joinedAt).toBe(deadline);
});
