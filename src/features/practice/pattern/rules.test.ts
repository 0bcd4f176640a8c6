import { describe, expect, it } from 'vitest';
import type { Question } from '#contract/ipc/paper.ts';
import { collectedIds, kindsOf, pickedIds } from './rules.ts';

const question = (id: string, kind: Question['kind'], number: number): Question => ({
  id,
  kind,
  number,
  score: 1,
  html: '',
  options: [],
  blanks: 0,
  materialId: null,
});
const paper = {
  title: '',
  totalScore: 3,
  passScore: null,
  materials: [],
  sections: [
    { id: 's1', title: '', questionIds: ['a', 'b'] },
    { id: 's2', title: '', questionIds: ['c'] },
  ],
  questions: [question('a', 'single', 1), question('b', 'judge', 2), question('c', 'single', 3)],
};

describe('the questions of sections and kinds', () => {
  it.each([
    [{ sections: [], kinds: [] }, ['a', 'b', 'c']],
    [{ sections: ['s1'], kinds: [] }, ['a', 'b']],
    [{ sections: [], kinds: ['single'] }, ['a', 'c']],
    [{ sections: ['s2'], kinds: ['judge'] }, []],
  ] as const)('%j', (picked, expected) =>
    expect(pickedIds(paper, { ...picked, collection: 'wrong' })).toEqual(expected),
  );

  it('kinds appear once', () => expect(kindsOf(paper)).toEqual(['single', 'judge']));
});

describe('the own collection', () => {
  const entry = { questionId: 'b', value: null, wrongCount: 1, rightInARow: 0, lastWrongAt: 0 };
  const state = { book: [entry], marks: { a: { marked: true, synced: true }, c: { marked: false, synced: true } } };
  it.each([
    ['wrong', ['b']],
    ['marked', ['a']],
  ] as const)('%s', (from, expected) => expect(collectedIds(state, from)).toEqual(expected));
});
