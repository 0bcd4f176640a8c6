import { expect, it } from 'vitest';
import type { PendingAttempt } from '#contract/ipc/exam.ts';
import { paperStatus, type PaperEntry } from '#contract/platform/exam/user-paper.ts';
import { begunElsewhere } from './begun-elsewhere.ts';

const exam = { examId: 'e', businessId: 't', sourceType: '1', name: '' };
const paper = (userPaperId: string, status: number | null, joinTime: number | null = 1): PaperEntry => ({
  userPaperId,
  status,
  joinTime,
  submitTime: null,
  score: null,
  isPass: false,
  canReview: null,
  seatNo: '',
});
const attempt = (patch: Partial<PendingAttempt>): PendingAttempt => ({
  attemptId: 'a',
  exam,
  owner: '',
  mine: true,
  answered: 0,
  partly: 0,
  total: 1,
  deadline: null,
  phase: 'open',
  lockedAway: false,
  keystore: null,
  deliversItself: false,
  canDeliverItself: false,
  ...patch,
});
const open = paper('p', paperStatus.inProgress);

it.each([
  ['no list', undefined, [], null],
  ['no paper', [], [], null],
  ['a paper that is handed in', [paper('p', paperStatus.handedIn)], [], null],
  ['a paper of unknown status', [paper('p', null)], [], null],
  ['an open paper and nothing here', [open], [], 'p'],
  ['an open paper that is kept here', [open], [attempt({})], null],
  ['one that is sealed here and not delivered', [open], [attempt({ phase: 'sealed' })], null],
  ['one of another learner here', [open], [attempt({ mine: false })], 'p'],
  ['the same exam of another task here', [open], [attempt({ exam: { ...exam, businessId: 'u' } })], 'p'],
  ['two open papers', [paper('old', paperStatus.inProgress, 1), paper('new', paperStatus.inProgress, 2)], [], 'new'],
])('%s', (_, papers, attempts, expected) => {
  expect(begunElsewhere(exam, papers, attempts)?.userPaperId ?? null).toBe(expected);
});
