import { expect, it } from 'vitest';
import type { AttemptRules } from '#contract/ipc/exam.ts';
import type { Paper, Question } from '#contract/ipc/paper.ts';
import type { AttemptStart, MovedPaper } from '../records/attempt-store.ts';
import { beginningOf, type AttemptState } from '../records/replay.ts';
import { movedPaperOf, readMovedPaper } from './moved-paper.ts';

// `Required`: whoever adds a field decides here whether another seat goes on with it.

const question: Required<Question> = {
  id: 'q1',
  kind: 'single',
  number: 1,
  score: 2,
  html: '<p>题</p>',
  options: [{ key: 'A', html: '甲' }],
  targets: [{ key: 'B', html: '乙' }],
  upload: { mostFiles: 1, mostBytes: 10, extensions: ['pdf'] },
  recordingId: 'r1',
  blanks: 0,
  materialId: 'm1',
};

const paper: Required<Paper> = {
  title: '电工（中级）',
  totalScore: 100,
  passScore: 60,
  sections: [{ id: 's1', title: '全部', questionIds: ['q1'] }],
  materials: [{ id: 'm1', title: '材料', html: '<p>文</p>' }],
  recordings: [{ id: 'r1', source: '/r1.mp3', playLimit: 2 }],
  questions: [question],
  unanswerable: [{ ...question, id: '#2' }],
  seat: '3-12',
  readingFlaws: { announced: 2, read: 1, unreadable: 1, unknownTypes: ['77'] },
};

const rules: Required<AttemptRules> = {
  joinedAt: 1,
  deadline: 3_600_001,
  cameraCount: 2,
  sideCameraRequired: true,
  captureEverySeconds: 12,
  switchLimit: 3,
  switchConsequence: 'handed-in',
  formal: false,
  timeShiftMs: 3_600_000,
  faceChecked: true,
  timeDoubtful: true,
  unlimited: true,
  endBasis: 'assumed',
  shownEnd: 2_000,
};

/** Of the seat where it was begun alone. */
const ofTheSeat = {
  lockdown: 'lab',
  stepsDue: true,
  demands: { faceAgain: null, randomPrompt: { everyMinutes: 20 } },
} as const;

const moving: Required<Omit<AttemptStart, keyof typeof ofTheSeat>> = {
  exam: { examId: 'e1', businessId: 'b1', sourceType: '2', name: '考试' },
  userPaperId: 'p1',
  rules,
  paper,
  clockOffset: 250,
  place: { origin: 'https://learn.example', branch: { code: 'A', name: '总校', actor: 'x', organ: 'o' } },
};

/** Made when it is sent. */
type OfJournal = Omit<MovedPaper, 'report'>;

const moved: Required<OfJournal> = {
  accountId: 'ann',
  owner: '138****8000',
  start: moving,
  answers: { q1: { value: { kind: 'choice', keys: ['A'] }, savedAt: 5, sequence: 2 } },
  marked: ['q1'],
  struck: { q1: ['A'] },
  highlights: { m1: [{ from: 0, to: 1 }] },
  currentQuestion: 'q1',
  plays: { r1: 1 },
  chains: { note: { n: 1, hash: 'ab' }, capture: { n: 0, hash: '' } },
  fileOutcomes: { f1: { outcome: 'delivered', message: null, reference: 'ref' } },
  staff: {
    actions: [{ kind: 'handIn', number: 1, at: 2, receivedAt: 3, basis: 'assumed' }],
    read: [1],
    seat: [{ kind: 'unlock', at: 7 }],
  },
  consented: true,
  faceNotes: [{ event: 'passed', at: 6 }],
  absences: [{ kind: 'focus', since: 3, lastedMs: 4, counted: true }],
  lastAnswerAt: 5,
};

/** What of a journal stays with it: its delivery, and how this machine knows the time. */
const staying: Omit<AttemptState, keyof MovedPaper> = {
  replaces: ['older'],
  time: beginningOf({ type: 'begin', accountId: 'ann', owner: '', start: moving }, 1).time,
  lastAt: 9,
  running: true,
  sealed: null,
  outcomeUnknown: true,
  takenAt: 8,
  baseline: null,
  sentReferences: [],
  settled: null,
  credential: { token: 't', branch: null, logout: 'accountLogout' },
};

const movedBy = (state: AttemptState) => readMovedPaper(Buffer.from(JSON.stringify(movedPaperOf(state))));

it('a transfer keeps all of a paper that has a meaning on another seat, and nothing else', () => {
  expect(movedBy({ ...moved, ...staying, start: { ...moving, ...ofTheSeat } })).toEqual(moved);
});

it('a paper whose learner has not agreed to pictures comes without that', () => {
  expect(movedBy({ ...moved, ...staying, consented: false })).not.toHaveProperty('consented');
});
