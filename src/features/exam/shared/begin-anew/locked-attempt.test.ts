import { expect, it } from 'vitest';
import type { PendingAttempt } from '#contract/ipc/exam.ts';
import { lockedAttempt } from './locked-attempt.ts';

const exam = { examId: 'e', businessId: 'b', sourceType: '1', name: '' };
const locked: PendingAttempt = {
  attemptId: 'a',
  exam,
  owner: '',
  mine: true,
  answered: 1,
  partly: 0,
  total: 2,
  deadline: null,
  phase: 'open',
  lockedAway: true,
  keystore: null,
  deliversItself: false,
  canDeliverItself: false,
};
const here = { attemptId: null, exam };

it.each<[string, Partial<PendingAttempt>, Parameters<typeof lockedAttempt>[1], boolean]>([
  ['of this exam', {}, here, true],
  ['of this attempt', {}, { attemptId: 'a', exam: null }, true],
  ['of another exam', {}, { attemptId: null, exam: { ...exam, examId: 'f' } }, false],
  ['of another learner', { mine: false }, here, false],
  ['that opens', { lockedAway: false }, here, false],
  ['that a busy keystore opens later', { lockedAway: false, keystore: 'busy' }, here, false],
  ['that was handed in', { phase: 'sealed' }, here, false],
])('a paper %s', (_, attempt, address, found) => {
  expect(lockedAttempt([{ ...locked, ...attempt }], address) !== undefined).toBe(found);
});
