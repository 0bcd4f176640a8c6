import { describe, expect, it } from 'vitest';
import type { AssessAnswer, AssessState } from '#contract/ipc/assess.ts';
import type { SyncState } from '#contract/ipc/practice.ts';
import { deliveryOf, emptyNumbers, refusalsOf, stageOf, startAt } from './rules.ts';

const answer = (sync: SyncState, message = '', keys: readonly string[] = ['A']): AssessAnswer => ({
  value: { kind: 'choice', keys },
  sync,
  message,
  at: 0,
});
const state = (more: Partial<AssessState> = {}): AssessState => ({
  ref: { assessId: 'a', refId: '', refType: '' },
  answers: {},
  current: null,
  submission: null,
  resultId: '',
  ...more,
});
const submission = (sync: SyncState, message = '') => ({ sync, message, without: false });
const question = (id: string, number: number) =>
  ({ id, kind: 'single', number, score: 0, html: '', options: [], blanks: 0, materialId: null }) as const;
const paper = {
  title: '',
  totalScore: 0,
  passScore: null,
  sections: [],
  materials: [],
  questions: [question('a', 1), question('b', 2)],
};

describe('the stage', () => {
  it.each([
    ['intro', state(), false],
    ['questions', state({ current: 'a' }), false],
    ['questions', state({ answers: { a: answer('done') } }), false],
    ['over', state({ current: 'a' }), true],
    ['sending', state({ submission: submission('waiting') }), true],
    ['sending', state({ submission: submission('sending') }), false],
    ['questions', state({ current: 'a', submission: submission('refused') }), false],
    ['submitted', state({ submission: submission('done') }), true],
  ] as const)('is %s', (stage, given, over) => expect(stageOf(given, over)).toBe(stage));
});

it('counts what is under way and what was refused, with each reason once', () => {
  const given = state({
    answers: {
      a: answer('sending'),
      b: answer('refused', '已截止'),
      c: answer('refused', '已截止'),
      d: answer('done'),
    },
    submission: submission('refused', '请先作答'),
  });
  expect(deliveryOf(given)).toEqual({ waiting: 1, refused: 2 });
  expect(refusalsOf(given)).toEqual(['已截止', '请先作答']);
});

it('an answer that was taken back counts as empty', () => {
  const answers = { a: answer('done', '', []) };
  expect(emptyNumbers({ paper }, (id) => (id === 'a' ? answers.a.value : undefined))).toEqual([1, 2]);
});

describe('goes on', () => {
  it.each([
    ['where it was left', state({ current: 'b' }), 'b'],
    ['at the first one without an answer', state({ answers: { a: answer('done') } }), 'b'],
    ['at the first one', state({ answers: { a: answer('done'), b: answer('done') } }), 'a'],
    ['at one that is still there', state({ current: 'gone' }), 'a'],
  ])('%s', (_, given, id) => expect(startAt({ paper }, given)).toBe(id));
});
