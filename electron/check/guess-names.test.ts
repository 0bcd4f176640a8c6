import { expect, it } from 'vitest';
import { guessNames, similarity } from './guess-names.ts';

it.each([
  ['examName', 'exam_name', 1],
  ['examName', 'paperName', 1 / 3],
  ['submitTime', 'submitDateTime', 2 / 3],
  ['name', 'nm', 0.55],
  ['score', 'colour', 0],
])('%s and %s are alike by %f', (a, b, expected) => expect(similarity(a, b)).toBeCloseTo(expected));

it('guesses each name once, the most alike first, and none that is read already', () => {
  const objects = [{ exam_id: 1, examNm: 'x', id: 3 }];
  const missing = ['examId', 'examName', 'score'].map((name) => ({ name, at: '', objects }));
  expect(guessNames(missing, new Set(['id'])).map(({ ours, theirs }) => [ours, theirs])).toEqual([
    ['examId', 'exam_id'],
    ['examName', 'examNm'],
  ]);
});
