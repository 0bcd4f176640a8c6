import { describe, expect, it } from 'vitest';
import type { StoredPractice } from '#contract/ipc/practice.ts';
import { passes, wrongItems } from './rules.ts';

const stored = (practiceId: string, businessId: string, html: string, lastWrongAt: number): StoredPractice => {
  const ref = { practiceId, businessId };
  const question = {
    id: 'q',
    kind: 'single',
    number: 1,
    score: 1,
    html,
    options: [{ key: 'A', html: '<b>Green</b>' }],
    blanks: 0,
    materialId: null,
  } as const;
  const entry = { questionId: 'q', value: null, wrongCount: 1, rightInARow: 0, lastWrongAt };
  const gone = { ...entry, questionId: 'gone' };
  const paper = { title: '', totalScore: 1, passScore: null, sections: [], materials: [], questions: [question] };
  return {
    practice: { ref, sourceName: '', sourceType: '', paper, solutions: {}, modes: [], leftOut: 0, storedAt: 0 },
    state: { ref, run: null, earlier: [], book: [entry, gone], told: {}, marks: {}, timeUp: null, left: {} },
  };
};
const items = wrongItems([stored('p1', 'c1', '<p>Gas <i>valve</i></p>', 1), stored('p2', 'c2', 'Water', 2)]);

describe('the wrong-answer book', () => {
  it('shows the latest first, and only questions that are there', () =>
    expect(items.map(({ stored: { practice } }) => practice.ref.practiceId)).toEqual(['p2', 'p1']));

  it.each([
    [{ businessId: null, practiceId: null, search: '' }, ['p2', 'p1']],
    [{ businessId: 'c1', practiceId: null, search: '' }, ['p1']],
    [{ businessId: null, practiceId: 'p2', search: '' }, ['p2']],
    [{ businessId: null, practiceId: null, search: ' VALVE' }, ['p1']],
    [{ businessId: null, practiceId: null, search: 'green' }, ['p2', 'p1']],
    [{ businessId: null, practiceId: null, search: '<p>' }, ['p2', 'p1']],
    [{ businessId: 'c2', practiceId: null, search: 'gas' }, []],
  ])('%j', (filter, expected) =>
    expect(
      items.filter((item) => passes(item, filter)).map(({ stored: { practice } }) => practice.ref.practiceId),
    ).toEqual(expected),
  );
});
