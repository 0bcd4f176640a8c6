import { describe, expect, it } from 'vitest';
import type { Paper, Question } from '#contract/ipc/paper.ts';
import {
  numbersOfMaterial,
  passesFilter,
  placeOf,
  questionOrder,
  runsOf,
  savedCount,
  sectionQuestions,
  summarise,
  type Answers,
} from './order.ts';

const question = (number: number, materialId: string | null = null): Question => ({
  id: `q${number}`,
  kind: 'single',
  number,
  score: 1,
  html: '',
  options: [],
  blanks: 0,
  materialId,
});

const paper: Paper = {
  title: '',
  totalScore: 5,
  passScore: null,
  materials: [],
  questions: [question(1), question(2), question(3, 'm'), question(4, 'm'), { ...question(5), blanks: 2 }],
  sections: [
    { id: 's1', title: '一', questionIds: ['q1', 'q2'] },
    { id: 's2', title: '二', questionIds: ['q3', 'q4', 'gone'] },
  ],
};
const order = questionOrder(paper);

describe('the order', () => {
  it('follows the sections and loses no question', () => {
    expect(order.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
  });

  it.each([
    ['q1', 'q1', null, 'q2', '一'],
    ['q2', 'q2', 'q1', 'q3', '一'],
    ['q5', 'q5', 'q4', null, ''],
    [null, 'q1', null, 'q2', '一'],
    ['unknown', 'q1', null, 'q2', '一'],
  ])('from %s', (id, at, previous, next, section) => {
    const place = placeOf(paper, order, id);
    expect([place?.question.id, place?.previous, place?.next, place?.section.title]).toEqual([
      at,
      previous,
      next,
      section,
    ]);
  });

  it('has no place in an empty paper', () => {
    expect(placeOf({ ...paper, questions: [] }, [], 'q1')).toBeNull();
  });

  it('knows who shares a material', () => expect(numbersOfMaterial(order, 'm')).toEqual([3, 4]));
});

it.each([
  ['all', 'empty', false, true],
  ['empty', 'empty', false, true],
  ['empty', 'partly', false, true],
  ['empty', 'whole', true, false],
  ['marked', 'whole', true, true],
  ['marked', 'empty', false, false],
] as const)('filter %s, answered %s, marked %s: shown %s', (filter, extent, marked, shown) => {
  expect(passesFilter(filter, extent, marked)).toBe(shown);
});

it.each([
  [[], []],
  [[64], ['64']],
  [
    [64, 69, 70, 71],
    ['64', '69–71'],
  ],
  [[3, 1, 2, 2], ['1–3']],
])('runs of %j', (numbers, runs) => expect(runsOf(numbers)).toEqual(runs));

it('summarises a paper', () => {
  const answers: Answers = {
    q1: { kind: 'choice', keys: ['A'] },
    q2: { kind: 'choice', keys: [] },
    q4: { kind: 'text', text: ' ' },
    q5: { kind: 'blanks', texts: ['220', ''] },
  };
  const summary = summarise(sectionQuestions(paper, order), order, answers, new Set(['q4', 'q2', 'elsewhere']));
  expect(summary).toMatchObject({
    total: 5,
    answered: 1,
    partly: [{ id: 'q5' }],
    empty: 3,
    marked: 2,
    firstMarked: 'q2',
  });
  expect(savedCount(summary)).toBe(2);
  expect(summary.sections.map(({ numbers, empty, firstEmpty }) => ({ numbers, empty, firstEmpty }))).toEqual([
    { numbers: [1, 2], empty: [2], firstEmpty: 'q2' },
    { numbers: [3, 4], empty: [3, 4], firstEmpty: 'q3' },
  ]);
});

it('shows a question that cannot be answered in its place, and counts it nowhere', () => {
  const shown: Paper = {
    ...paper,
    questions: [question(1), question(3)],
    unanswerable: [{ ...question(2), id: '#2' }],
    sections: [{ id: 's', title: '', questionIds: ['q1', '#2', 'q3'] }],
  };
  const all = questionOrder(shown);
  expect(all.map(({ id }) => id)).toEqual(['q1', '#2', 'q3']);
  expect(all.map(({ id }) => placeOf(shown, all, id)?.answerable)).toEqual([true, false, true]);
  const summary = summarise(sectionQuestions(shown, all), all, {}, new Set(), new Set(['#2']));
  expect(summary).toMatchObject({ total: 2, answered: 0, empty: 2, sections: [{ empty: [1, 3], firstEmpty: 'q1' }] });
  expect(passesFilter('empty', 'unanswerable', false)).toBe(false);
});
