import { describe, expect, it } from 'vitest';
import type { AnswerValue, Question, QuestionKind } from '#contract/ipc/paper.ts';
import { answerLine, blankTexts, countCharacters, fillBlank, sameAnswer, toggleOption } from './answer-rules.ts';

const question = (kind: QuestionKind, blanks = 0): Question => ({
  id: 'q1',
  kind,
  number: 1,
  score: 2,
  html: '',
  options: ['A', 'B', 'C', 'D'].map((key) => ({ key, html: key })),
  blanks,
  materialId: null,
});
const choice = (...keys: string[]): AnswerValue => ({ kind: 'choice', keys });

describe('pressing an option', () => {
  it.each<[string, QuestionKind, AnswerValue | undefined, string, AnswerValue]>([
    ['chooses the first', 'single', undefined, 'B', choice('B')],
    ['replaces in a single question', 'single', choice('A'), 'B', choice('B')],
    ['takes back in a single question', 'single', choice('B'), 'B', choice()],
    ['replaces in a judge question', 'judge', choice('A'), 'B', choice('B')],
    ['adds in a multiple question, in the order of the options', 'multiple', choice('C'), 'A', choice('A', 'C')],
    ['takes one out of a multiple question', 'multiple', choice('A', 'C'), 'A', choice('C')],
    ['drops keys that the question does not have', 'multiple', choice('A', 'Z'), 'B', choice('A', 'B')],
    ['starts anew on an answer of another kind', 'single', { kind: 'text', text: 'x' }, 'A', choice('A')],
  ])('%s', (_, kind, before, key, after) => {
    expect(toggleOption(question(kind), before, key)).toEqual(after);
  });
});

describe('blanks', () => {
  it.each<[string, number, AnswerValue | undefined, readonly string[]]>([
    ['are as many as the question has', 3, undefined, ['', '', '']],
    ['keep what is there', 2, { kind: 'blanks', texts: ['甲'] }, ['甲', '']],
    ['are one at least', 0, undefined, ['']],
  ])('%s', (_, blanks, value, texts) => expect(blankTexts(question('blank', blanks), value)).toEqual(texts));

  it('fills one and leaves the others', () => {
    const before: AnswerValue = { kind: 'blanks', texts: ['甲', '乙'] };
    expect(fillBlank(question('blank', 2), before, 1, '丙')).toEqual({ kind: 'blanks', texts: ['甲', '丙'] });
  });
});

describe('the line of an answer', () => {
  it.each<[string, QuestionKind, AnswerValue | undefined, string]>([
    ['nothing', 'single', undefined, ''],
    ['keys', 'multiple', choice('C', 'A'), 'A C'],
    ['blanks', 'blank', { kind: 'blanks', texts: ['甲', ' '] }, '甲 / …'],
    ['only blank blanks', 'blank', { kind: 'blanks', texts: ['', ' '] }, ''],
    ['a text on one line', 'short', { kind: 'text', text: ' 先断电\n再扑救 ' }, '先断电 再扑救'],
    ['a long text, cut', 'essay', { kind: 'text', text: '火'.repeat(50) }, `${'火'.repeat(40)}…`],
  ])('%s', (_, kind, value, line) => expect(answerLine(question(kind, 2), value)).toBe(line));
});

it.each([
  ['', 0],
  ['先断电，再扑救。', 8],
  [' a b\nc ', 3],
  ['👨‍👩‍👧', 1],
])('counts the characters of %j', (text, count) => expect(countCharacters(text)).toBe(count));

it('knows equal answers', () => {
  expect(sameAnswer(choice('A'), choice('A'))).toBe(true);
  expect(sameAnswer(choice('A'), choice('A', 'B'))).toBe(false);
  expect(sameAnswer(undefined, choice())).toBe(false);
});
