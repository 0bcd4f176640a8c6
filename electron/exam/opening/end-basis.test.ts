import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findUserPaperSurface } from '#contract/platform/exam/user-paper.ts';
import { isEndShown, type EndEvidence } from './end-basis.ts';
import { deadlineOf } from './rules.ts';

const joined = Date.parse('2026-03-02T09:00:00+08:00');
const minute = 60_000;
const hour = 60 * minute;
const evidence: EndEvidence = {
  profile: {},
  exam: { durationMs: hour, endTime: null },
  joinHeardAt: joined,
  joinTold: joined,
  mock: false,
};
const none = { durationMs: null, endTime: null };
const named = (...fields: string[]) => ({
  profile: { fields: { findUserPaperSurface: Object.fromEntries(fields.map((field) => [field, field])) } },
});

it.each<[what: string, head: Record<string, unknown>, change: Partial<EndEvidence>, shown: boolean]>([
  ['the exam tells the same duration', {}, {}, true],
  ['nothing else tells the duration', {}, { exam: none }, false],
  ['a paper with extra time', { duration: 80 }, {}, true],
  ['a paper that is shorter than its exam', { duration: 50 }, {}, false],
  ['hours that are read as minutes', { duration: 2 }, { exam: { ...none, durationMs: 2 * minute } }, false],
  ['a short mock exam', { duration: 2 }, { exam: { ...none, durationMs: 2 * minute }, mock: true }, true],
  ['a join time that this client did not see', { joinTime: joined - hour / 2 }, {}, false],
  ['a paper that was begun before, joined as the list tells', {}, { joinHeardAt: null }, true],
  ['one whose head tells another join time than the list', {}, { joinHeardAt: null, joinTold: 5 }, false],
  ['one that has no join time elsewhere', {}, { joinHeardAt: null, joinTold: null }, false],
  ['a join that was heard, of a head without a join time', { joinTime: null }, {}, true],
  ['a profile that names duration and join time', {}, { ...named('duration', 'joinTime'), exam: none }, true],
  ['a profile that names the duration only', { joinTime: 5e11 }, { ...named('duration'), exam: none }, false],
  ['an end beside join time and duration', { endTime: joined + hour }, { exam: none, joinHeardAt: null }, true],
  ['a window that nothing else tells', { duration: 0, endTime: joined + hour }, {}, false],
  [
    'a window that the exam tells too',
    { duration: 0, endTime: joined + hour },
    { exam: { durationMs: null, endTime: joined + hour } },
    true,
  ],
  ['a window beside a duration of seconds', { duration: 3600, endTime: joined + 9 * hour }, named('endTime'), false],
  ['a window that the profile names', { duration: 0, endTime: joined + hour }, named('endTime'), true],
])('%s', (_, head, change, shown) => {
  const surface = z.parse(findUserPaperSurface.answer, { joinTime: joined, duration: 60, ...head });
  const at = surface.joinTime?.at ?? joined;
  const deadline = deadlineOf(surface, at, 0) ?? 0;
  expect(isEndShown(surface, { joined: at, deadline, shiftMs: 0 }, { ...evidence, ...change })).toBe(shown);
});
