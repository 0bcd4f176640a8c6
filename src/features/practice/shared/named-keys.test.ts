// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Question, QuestionKind } from '#contract/ipc/paper.ts';
import { ownText, rightItems } from './named-keys.ts';

const question = (kind: QuestionKind): Question => ({
  id: 'q',
  kind,
  number: 1,
  score: 1,
  html: '',
  options: [
    { key: 'A', html: '<b>Red</b>' },
    { key: 'B', html: 'Blue' },
  ],
  blanks: 0,
  materialId: null,
});

describe('the right answer in words', () => {
  it.each<[QuestionKind, string[], string[]]>([
    ['single', ['B'], ['B Blue']],
    ['multiple', ['A', 'X'], ['A Red', 'X']],
    ['matching', ['B', 'A'], ['A–B', 'B–A']],
    ['blank', ['200 V|200', 'x'], ['200 V or 200', 'x']],
    ['short', ['a、b'], ['a、b']],
  ])('%s %j is %j', (kind, answer, expected) => expect(rightItems(question(kind), answer, ' or ')).toEqual(expected));
});

describe('the own answer in words', () => {
  it('names the options', () =>
    expect(ownText(question('multiple'), { kind: 'choice', keys: ['A', 'B'] }, ', ')).toBe('A Red, B Blue'));
  it('is empty without an answer', () => expect(ownText(question('short'), undefined, ', ')).toBe(''));
});
