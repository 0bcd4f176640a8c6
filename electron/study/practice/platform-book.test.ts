import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { BookEntry } from '#contract/ipc/practice.ts';
import { userPracticeFindWrongQuestions } from '#contract/platform/practice/wrong-questions.ts';
import { withBook, withPlatformBook, withRestored } from './platform-book.ts';
import { freshState } from './state-rules.ts';

const question = {
  id: 'a',
  kind: 'single',
  number: 1,
  score: 1,
  html: '',
  options: ['A', 'B'].map((key) => ({ key, html: key })),
  blanks: 0,
  materialId: null,
} as const;
const paper = { title: '', totalScore: 1, passScore: null, sections: [], materials: [], questions: [question] };
const state = freshState({ practiceId: 'p', businessId: 'b' });
const told = (lastTime: number | null, questionId = 'a') => ({
  list: [{ questionId, answer: ['A'], wrongCount: 2, lastTime }],
});
const entry: BookEntry = {
  questionId: 'a',
  value: { kind: 'choice', keys: ['A'] },
  wrongCount: 2,
  rightInARow: 0,
  lastWrongAt: 100,
  fromPlatform: true,
};

describe('the book of the platform', () => {
  it('is added, marked', () => expect(withPlatformBook(state, { paper }, told(100)).book).toEqual([entry]));

  it('stays where the platform sends no list, or one of which nothing is understood', () => {
    const known = { ...state, book: [entry] };
    for (const answer of [{}, { list: [{ frage: 'a' }] }])
      expect(withPlatformBook(known, { paper }, z.parse(userPracticeFindWrongQuestions.answer, answer))).toBe(known);
    expect(withPlatformBook(known, { paper }, { list: [] }).book).toEqual([]);
  });

  it('says nothing of how often where the platform does not', () => {
    const untold = { list: [{ questionId: 'a', answer: ['A'], wrongCount: 0, lastTime: 100 }] };
    expect(withPlatformBook(state, { paper }, untold).book[0]?.wrongCount).toBe(0);
  });

  it('counts after the own entry', () => {
    const own = { ...entry, wrongCount: 5, fromPlatform: undefined };
    const mine = { ...state, book: [{ ...own }] };
    expect(withPlatformBook(mine, { paper }, told(100)).book[0]?.wrongCount).toBe(5);
  });

  it('retains how often the question was right since', () => {
    const known = { ...state, book: [{ ...entry, rightInARow: 1 }] };
    expect(withPlatformBook(known, { paper }, told(100))).toBe(known);
    expect(withPlatformBook(known, { paper }, told(200)).book[0]?.rightInARow).toBe(0);
  });

  it('does not bring back what was removed here, until it was wrong again', () => {
    const removed = withBook({ ...state, book: [entry] }, [], 150);
    expect(withPlatformBook(removed, { paper }, told(100)).book).toEqual([]);
    expect(withPlatformBook(removed, { paper }, told(null)).book).toEqual([]);
    expect(withPlatformBook(removed, { paper }, told(200)).book).toHaveLength(1);
  });

  it('brings back what was restored', () => {
    const restored = withRestored(withBook({ ...state, book: [entry] }, [], 150), entry);
    expect(withPlatformBook(restored, { paper }, told(100)).book).toEqual([entry]);
  });

  it('loses what the platform no longer has', () =>
    expect(withPlatformBook({ ...state, book: [entry] }, { paper }, { list: [] }).book).toEqual([]));

  it('leaves out questions that are not part of the practice', () =>
    expect(withPlatformBook(state, { paper }, told(100, 'x')).book).toEqual([]));
});
