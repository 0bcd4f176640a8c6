import { describe, expect, it } from 'vitest';
import type { AnswerValue, Question, QuestionKind } from '#contract/ipc/paper.ts';
import { isRight } from './marking.ts';

const question = (kind: QuestionKind, blanks = 0): Question => ({
  id: 'q',
  kind,
  number: 1,
  score: 1,
  html: '',
  options: ['A', 'B', 'C'].map((key) => ({ key, html: key })),
  blanks,
  materialId: null,
});
const choice = (...keys: string[]): AnswerValue => ({ kind: 'choice', keys });
const blanks = (...texts: string[]): AnswerValue => ({ kind: 'blanks', texts });

describe('what this client can judge', () => {
  it.each<[QuestionKind, AnswerValue | undefined, string[], boolean | null]>([
    ['single', choice('B'), ['B'], true],
    ['single', choice('A'), ['B'], false],
    ['single', undefined, ['B'], false],
    ['multiple', choice('C', 'A'), ['A', 'C'], true],
    ['multiple', choice('A'), ['A', 'C'], false],
    ['multiple', choice('A', 'B', 'C'), ['A', 'C'], false],
    ['judge', choice('A'), ['A'], true],
    ['blank', blanks('２００ V。', 'mouth'), ['200v|200伏', 'Mouth'], true],
    ['blank', blanks('200 V'), ['200v', 'x'], false],
    ['matching', { kind: 'pairs', targets: ['B', 'A', 'C'] }, ['B', 'A', 'C'], true],
    ['matching', { kind: 'pairs', targets: ['A', 'B', 'C'] }, ['B', 'A', 'C'], false],
    ['ordering', { kind: 'order', keys: ['C', 'A', 'B'] }, ['C', 'A', 'B'], true],
    ['ordering', { kind: 'order', keys: ['A', 'C', 'B'] }, ['C', 'A', 'B'], false],
    ['short', { kind: 'text', text: 'x' }, ['x'], null],
    ['essay', { kind: 'text', text: 'x' }, ['x'], null],
    ['single', choice('B'), [], null],
  ])('%s %j against %j is %j', (kind, value, rightAnswer, expected) =>
    expect(isRight(question(kind, 2), value, { rightAnswer, analysis: '' })).toBe(expected),
  );

  it('nothing without a solution', () => expect(isRight(question('single'), choice('A'), undefined)).toBeNull());
});
