import { expect, it } from 'vitest';
import { markAnswer, markPaper, type Markable } from './marking.ts';

const question = (type: Markable['type'], key: Markable['key'], score = 10): Markable => ({
  id: 'q',
  type,
  key,
  score,
});

it.each([
  ['single, right', question(1, [['B']]), ['B'], 10],
  ['single, wrong', question(1, [['B']]), ['C'], 0],
  ['multiple, all', question(2, [['A', 'B', 'D']]), ['D', 'A', 'B'], 10],
  ['multiple, one missing', question(2, [['A', 'B', 'D']]), ['A', 'B'], 0],
  ['multiple, one too many', question(2, [['A', 'B']]), ['A', 'B', 'C'], 0],
  ['multiple, one twice', question(2, [['A', 'B']]), ['A', 'A'], 0],
  ['judge', question(3, [['A']]), ['A'], 10],
  ['blanks, one of two', question(4, [['验电'], ['遮栏', '围栏']]), ['验电', '标示牌'], 5],
  ['blanks, another text, wide and spaced', question(4, [['AED'], ['100']]), [' ａｅｄ', '１００ '], 10],
  ['text, half of the words', question(5, [['停电', '验电', '接地', '监护']]), ['先停电，再验电'], 5],
  ['nothing', question(6, [['停电']]), [], 0],
])('%s', (_, markable, answer, score) => expect(markAnswer(markable, answer)).toBe(score));

it('adds up what was answered', () => {
  const questions = [
    { ...question(1, [['A']], 2), id: 'a' },
    { ...question(1, [['B']], 3), id: 'b' },
    { ...question(1, [['C']], 4), id: 'c' },
  ];
  const answers = new Map([
    ['a', ['A']],
    ['b', ['C']],
  ]);
  expect(markPaper(questions, answers)).toBe(2);
});
