import { describe, expect, it } from 'vitest';
import type { SealedPhase, HandInState } from '#contract/ipc/exam.ts';
import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import {
  canTryNow,
  evidenceView,
  isDelivered,
  needsStaff,
  receiptNumber,
  secondsToTry,
  standingOf,
  workOf,
  type Standing,
} from './receipt.ts';

describe('the standing of a paper', () => {
  it.each<[SealedPhase, HandInState['waitingFor'], HandInState['proof'], Standing, boolean]>([
    ['sealed', 'nothing', null, 'sending', false],
    ['sealed', 'network', null, 'network', true],
    ['sealed', 'platform', null, 'platform', true],
    ['sealed', 'sign-in', null, 'sign-in', false],
    ['sealed', 'branch', null, 'branch', false],
    ['delivered', 'nothing', 'compared', 'delivered', false],
    ['delivered', 'nothing', 'counted', 'counted', false],
    ['delivered', 'network', 'acknowledged', 'acknowledged', false],
    ['unverified', 'nothing', null, 'unverified', true],
    ['closed', 'nothing', null, 'closed', true],
    ['elsewhere', 'nothing', null, 'elsewhere', true],
    ['refused', 'nothing', null, 'refused', true],
  ])('%s, waiting for %s, known by %s: %s', (phase, waitingFor, proof, standing, tryNow) => {
    expect(standingOf({ phase, waitingFor, proof, takenAt: null })).toBe(standing);
    expect(canTryNow(standing)).toBe(tryNow);
    expect(needsStaff(standing) && isDelivered(standing)).toBe(false);
  });

  it('is confirmed once the platform has answered, whatever its record is waited for', () => {
    const taken = { phase: 'sealed', waitingFor: 'platform', proof: null, takenAt: 5 } as const;
    expect(standingOf(taken)).toBe('confirmed');
    expect([needsStaff('confirmed'), isDelivered('confirmed'), canTryNow('confirmed')]).toEqual([false, false, false]);
    expect(standingOf({ ...taken, phase: 'elsewhere' })).toBe('elsewhere');
  });

  it.each<[SealedPhase, number | null, number | null]>([
    ['sealed', 5000, 5],
    ['sealed', 4001, 5],
    ['sealed', -10, 0],
    ['sealed', null, null],
    ['closed', 5000, 5],
    ['delivered', 5000, null],
  ])('%s with the next try at %s: in %s s', (phase, nextTryAt, seconds) => {
    expect(secondsToTry({ phase, nextTryAt }, 0)).toBe(seconds);
  });
});

it.each([
  [null, { step: 'unknown' }],
  [{ waiting: 0, delivered: 0, broken: false }, { step: 'none' }],
  [
    { waiting: 14, delivered: 86, broken: false },
    { step: 'uploading', percent: 86 },
  ],
  [
    { waiting: 1, delivered: 999, broken: false },
    { step: 'uploading', percent: 99 },
  ],
  [
    { waiting: 0, delivered: 12, broken: false },
    { step: 'done', count: 12 },
  ],
])('recordings %j', (state, view) => expect(evidenceView(state)).toEqual(view));

describe('what was handed in', () => {
  const question = (id: string): Question => ({
    id,
    kind: 'single',
    number: 1,
    score: 1,
    html: '',
    options: [],
    blanks: 0,
    materialId: null,
  });
  const saved = (value: AnswerValue) => ({ value, savedAt: 0, sequence: 1 });
  const attempt = {
    paper: {
      title: '',
      totalScore: 3,
      passScore: null,
      sections: [],
      materials: [],
      questions: [question('q1'), question('q2'), question('q3'), { ...question('q4'), blanks: 2 }],
    },
    answers: {
      q1: saved({ kind: 'choice', keys: ['A'] }),
      q2: saved({ kind: 'text', text: ' ' }),
      q4: saved({ kind: 'blanks', texts: ['220'] }),
    },
    rules: {
      joinedAt: 0,
      deadline: null,
      cameraCount: 2 as const,
      sideCameraRequired: true,
      captureEverySeconds: 30,
      switchLimit: null,
    },
  };

  it.each([
    [118 * 60_000, 118],
    [20_000, null],
    [-60_000, null],
    [3 * 86_400_000, null],
  ])('sealed after %s ms', (sealedAt, minutes) => {
    expect(workOf(attempt, sealedAt)).toEqual({ total: 4, answered: 1, partly: 1, empty: 2, minutes });
  });
});

it.each([
  ['8c2f1d0e-7a4b-4c1d-9e55-0b1f4a9c72d3', '4a9c 72d3'],
  ['1786542390112233445', '1223 3445'],
  ['UP-2026-000017719', '0001 7719'],
  ['up-17719', 'up-17719'],
  ['paper-of-2026-x', 'paper-of-2026-x'],
  ['', ''],
])('the number of paper %s is read out as %s', (userPaperId, number) => {
  expect(receiptNumber(userPaperId)).toBe(number);
});
