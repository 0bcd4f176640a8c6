import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AttemptRules } from '#contract/ipc/exam.ts';
import { bases, basisOfCode, type Basis } from '#contract/platform/basis.ts';
import { findUserPaperSurface } from '#contract/platform/exam/user-paper.ts';
import { translateAnswer } from '#contract/platform/profile/translate-answer.ts';
import { timeLeft } from '#electron/exam/hand-in/deadlines.ts';
import { afterRefusal, afterTaken, beforeCommit, type Known } from '#electron/exam/hand-in/delivery-rules.ts';
import { comesAgain } from '#electron/exam/hand-in/next-try.ts';
import type { RecordKind, RecordRead } from '#electron/exam/hand-in/paper-record.ts';
import type { EndEvidence } from '#electron/exam/opening/end-basis.ts';
import { isOfAnotherPaper } from '#electron/exam/opening/paper-surface.ts';
import { chanceOf } from '#electron/exam/opening/platform-paper.ts';
import { orderedRules, renewedRules } from '#electron/exam/opening/renewed-rules.ts';
import { attemptRules } from '#electron/exam/opening/rules.ts';
import { good } from '#electron/exam/testing/fake-platform.ts';
import { namedProfile } from '#electron/exam/testing/named-profile.ts';
import { examNeeds } from '#rules/exam/exam-needs.ts';
import { sealsAt } from '#rules/exam/paper-end.ts';
import { isLocked, isReleased, staffHandInAt } from '#rules/exam/staff-rules.ts';
import { endsPaper } from '#rules/exam/switch-rule.ts';

/** As the rule is, not as the code has it: a table that asks the code whether it is right is always content. */
const isEvidence = (basis: Basis) => basis === 'documented' || basis === 'profiled';

/**
 * What cannot be undone, each with the evidence that it needs: an assumed fact brings none of it about. `withBasis` says
 * whether it comes about by facts of this basis alone.
 */
const known: Known = { sent: true, careful: false, change: 'changed', unreadable: true };
const first: Known = { ...known, sent: false, change: 'untold' };
const held = { answers: 2, commitType: 1, submitTime: 5 };
const record = (kind: RecordKind, basis: Basis): RecordRead => {
  return { kind, basis, standing: basis, held, stamp: { of: 'info', values: {} } };
};
const phaseOf = (outcome: object | string) =>
  typeof outcome === 'object' && 'phase' in outcome ? outcome.phase : null;
const refused = (kind: RecordKind, basis: Basis, why: 'tooLate' | 'alreadyHandedIn' = 'tooLate') =>
  afterRefusal(record(kind, basis), { why, basis, message: '' }, { ...first, shown: false });

const start = Date.parse('2026-03-02T09:00:00+08:00');
const formal = examNeeds({ examType: 1, cameraCount: 0, cameraRequired: false, faceRequired: false }, false);
const head = z.parse(findUserPaperSurface.answer, { joinTime: start, duration: 2 });
const noEvidence: EndEvidence = {
  profile: {},
  exam: { durationMs: null, endTime: null },
  joinHeardAt: null,
  joinTold: null,
  mock: false,
};
const profileOf = (basis: Basis) =>
  isEvidence(basis) ? { fields: { findUserPaperSurface: { joinTime: 'joinTime', duration: 'duration' } } } : {};
const orderBasis = (basis: Basis) => basisOfCode('staffAction', 'handIn', isEvidence(basis) ? namedProfile : {});
const sealsAtEnd = ({ deadline, endBasis }: AttemptRules) =>
  deadline !== null &&
  timeLeft({ deadline, ...(endBasis ? { endBasis } : {}) }, { sure: true, earliest: deadline, sinceOrder: 0 }) === 0;

const irreversible: Readonly<Record<string, (basis: Basis) => boolean>> = {
  'handed in elsewhere': (basis) => phaseOf(beforeCommit(record('other', basis), known)) === 'elsewhere',
  'handed in elsewhere, after a refusal': (basis) => phaseOf(refused('other', basis)) === 'elsewhere',
  'handed in elsewhere, although it was taken': (basis) =>
    phaseOf(afterTaken(record('other', basis), { shown: true, overdue: true })) === 'elsewhere',
  'closed by the platform': (basis) => phaseOf(refused('ended', basis)) === 'closed',
  'refused for good': (basis) => {
    const outcome = refused('open', basis);
    return typeof outcome === 'object' && outcome.phase === 'refused' && !comesAgain(outcome);
  },
  'delivered because of a count': (basis) => phaseOf(beforeCommit(record('counted', basis), known)) === 'delivered',
  'sealed at a deadline': (basis) => {
    const before = { joinedAt: start, needs: formal, shiftMs: 0, now: start };
    return sealsAtEnd(attemptRules(head, { ...before, end: { ...noEvidence, profile: profileOf(basis) } }));
  },
  'sealed at a deadline that was told later': (basis) => {
    const before = { joinedAt: start, needs: formal, shiftMs: 0, now: start };
    const known = attemptRules({ ...head, duration: null }, { ...before, end: noEvidence });
    const rules = renewedRules(known, head, { now: start, onlyLater: false, profile: profileOf(basis) });
    return rules !== null && sealsAtEnd(rules);
  },
  'sealed at an earlier end that was told later': (basis) => {
    const known: AttemptRules = {
      ...attemptRules(head, { joinedAt: start, needs: formal, shiftMs: 0, now: start }),
      deadline: start + 3_600_000,
    };
    const rules = renewedRules(known, head, { now: start, onlyLater: false, profile: profileOf(basis) });
    return rules !== null && sealsAt(rules) === rules.deadline;
  },
  'handed in after too many absences': (basis) => {
    const profile = isEvidence(basis) ? { codes: { switchConsequence: { told: 1, handedIn: 2 } } } : {};
    const told = translateAnswer(findUserPaperSurface.id, { switchLimit: 1, switchConsequence: 2 }, profile);
    const surface = z.parse(findUserPaperSurface.answer, told);
    const rules = attemptRules(surface, { joinedAt: start, needs: formal, shiftMs: 0, now: start });
    return endsPaper(2, rules.switchLimit, rules.switchConsequence);
  },
  'handed in by an order of staff': (basis) => {
    const doubt = isEvidence(orderBasis(basis)) ? {} : { basis: 'assumed' as const };
    return (
      staffHandInAt({ actions: [{ kind: 'handIn', number: 1, at: start, receivedAt: start, ...doubt }], read: [] }) !==
      null
    );
  },
  'sealed at an earlier end of an order of staff': (basis) => {
    const deadline = start + 3_600_000;
    const known = { ...attemptRules(head, { joinedAt: start, needs: formal, shiftMs: 0, now: start }), deadline };
    const order = { told: start + 1_800_000, least: deadline, basis: orderBasis(basis), now: start };
    const rules = orderedRules(known, order);
    return rules !== null && sealsAt(rules) === order.told;
  },
  'locked by a pause of staff': (basis) => {
    const doubt = isEvidence(orderBasis(basis)) ? {} : { basis: 'assumed' as const };
    const pause = { kind: 'pause', clockRuns: true, number: 1, at: start, receivedAt: start, ...doubt } as const;
    return isLocked({ actions: [pause], read: [] }, start + 60_000);
  },
  'a camera that is no longer asked for': (basis) => {
    const doubt = isEvidence(orderBasis(basis)) ? {} : { basis: 'assumed' as const };
    const order = { kind: 'cameraReleased', camera: 'side', number: 1, at: start, receivedAt: start } as const;
    return isReleased({ actions: [{ ...order, ...doubt }], read: [] }, 'side');
  },
  'a first commit that is not sent': (basis) => beforeCommit(record('closed', basis), first) !== 'commit',
};

describe.each(Object.keys(irreversible))('%s', (outcome) => {
  it.each(bases)('by facts that are %s', (basis) => {
    expect(irreversible[outcome]?.(basis)).toBe(isEvidence(basis));
  });
});

it('a paper that was taken is not sent again, whatever the record says', () => {
  const kinds: RecordKind[] = ['open', 'same', 'other', 'counted', 'ended', 'closed', 'unknown'];
  for (const kind of kinds)
    for (const basis of bases)
      expect(afterTaken(record(kind, basis), { shown: false, overdue: false })).not.toBe('commit');
});

it('an exam is not opened only where an answer names another paper by the name that the request has', () => {
  const asked = { userPaperId: 'p1', examId: 'e1' };
  expect(isOfAnotherPaper(good({ userPaperId: 'p2' }), asked)).toBe(true);
  expect(isOfAnotherPaper(good({ paperId: 'p2', id: 'p3', userPaperID: 'p4' }), asked)).toBe(false);
});

it.each<[string, { status?: number; joinTime?: number; score?: number }, string]>([
  ['a number that nobody knows, of today', { joinTime: 59.5 }, 'open'],
  ['a number that nobody knows, of last week', { joinTime: 1 }, 'over'],
  ['a number that nobody knows, without a time', {}, 'doubtful'],
  ['a number that nobody knows, with points', { joinTime: 59.5, score: 40 }, 'doubtful'],
  ['the number of an open paper, without a time', { status: 0 }, 'doubtful'],
  ['the number of an open paper, of today', { status: 0, joinTime: 59.5 }, 'open'],
  ['the number of an open paper, of last week', { status: 0, joinTime: 1 }, 'over'],
  ['the number of an open paper, with points', { status: 0, joinTime: 59.5, score: 40 }, 'doubtful'],
  ['the number of a paper that was handed in', { status: 1, joinTime: 59.5 }, 'over'],
])('no earlier attempt is taken up by an assumed number alone: %s', (_, told, chance) => {
  const hourMs = 3_600_000;
  const times = { now: 60 * hourMs, durationMs: hourMs, shiftMs: 0 };
  const joinTime = told.joinTime === undefined ? null : told.joinTime * hourMs;
  const { status = 9, score = null } = told;
  const entry = { userPaperId: 'p', submitTime: null, isPass: false, canReview: null, seatNo: '' };
  expect(chanceOf({ ...entry, status, score, joinTime }, times)).toBe(chance);
});
