import { expect, it } from 'vitest';
import { answerCount, canonicalAnswers } from './canonical-answers.ts';

const answers = [
  { questionId: 'b', answer: ['A', 'C'] },
  { questionId: 'a', answer: ['', '380'] },
  { questionId: 'c', answer: [] },
  { questionId: 'd', answer: ['', ''] },
];

it('counts what was answered, a half-filled list of blanks too', () => {
  expect(answerCount(answers)).toBe(2);
});

it('is the same for the same answers, in whatever order and with whatever empty entries they come', () => {
  const same = [
    { questionId: 'a', answer: ['', '380'] },
    { questionId: 'b', answer: ['A', 'C'] },
  ];
  expect(canonicalAnswers(answers)).toBe('[["a","","380"],["b","A","C"]]');
  expect(canonicalAnswers(same)).toBe(canonicalAnswers(answers));
});

it.each([
  [[{ questionId: 'a', answer: ['380', ''] }]],
  [[{ questionId: 'a', answer: ['380'] }]],
  [[{ questionId: 'b', answer: ['', '380'] }]],
])('differs for other answers: %j', (other) => {
  expect(canonicalAnswers(other)).not.toBe(canonicalAnswers([{ questionId: 'a', answer: ['', '380'] }]));
});
