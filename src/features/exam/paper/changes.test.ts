import { expect, it } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { withChanges } from './changes.ts';

const staff = { actions: [{ kind: 'faceTry', number: 1, at: 1, receivedAt: 1 }], read: [] } as const;
const attempt: Attempt = {
  attemptId: 'a1',
  exam: { examId: 'e1', businessId: 'b1', sourceType: '1', name: '' },
  userPaperId: 'p1',
  rules: {
    joinedAt: 0,
    deadline: 1,
    cameraCount: 2,
    sideCameraRequired: true,
    captureEverySeconds: 12,
    switchLimit: null,
  },
  paper: { title: '', totalScore: 1, passScore: null, sections: [], materials: [], questions: [] },
  answers: {},
  marked: [],
  struck: {},
  highlights: {},
  currentQuestion: null,
  plays: {},
  phase: 'open',
  lastSeenAt: null,
  recovered: false,
  health: 'good',
};
const rules = { ...attempt.rules, deadline: 5 };

it.each([
  ['nothing', {}, {}],
  ['a change of another attempt', { other: { staff } }, {}],
  ['what staff decided', { a1: { staff } }, { staff }],
  ['another end', { a1: { rules } }, { rules }],
  ['the seal', { a1: { phase: 'sealed' } }, { phase: 'sealed' }],
  ['all of it', { a1: { staff, rules, phase: 'delivered' } }, { staff, rules, phase: 'delivered' }],
] as const)('an attempt with %s', (_, changes, expected) => {
  expect(withChanges(attempt, changes)).toEqual({ ...attempt, ...expected });
});
