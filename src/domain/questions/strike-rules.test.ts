import { expect, it } from 'vitest';
import type { AnswerValue, Question, QuestionKind } from '#contract/ipc/paper.ts';
import { pressOption, toggleStrike } from './strike-rules.ts';

const question = (kind: QuestionKind): Question => ({
  id: 'q1',
  kind,
  number: 1,
  score: 1,
  html: '',
  options: ['A', 'B', 'C'].map((key) => ({ key, html: '' })),
  blanks: 0,
  materialId: null,
});
const chosen = (...keys: string[]): AnswerValue => ({ kind: 'choice', keys });

it.each<[QuestionKind, string, string[], string, string[]]>([
  ['single', '', [], 'A', ['A']],
  ['single', '', ['A'], 'C', ['A', 'C']],
  ['single', '', ['A', 'C'], 'A', ['C']],
  ['single', 'A', [], 'A', []],
  ['multiple', 'B', [], 'A', ['A']],
  ['judge', '', [], 'A', []],
])('%s, chosen %j, struck %j: striking %s gives %j', (kind, key, struck, target, expected) => {
  const value = key === '' ? undefined : chosen(key);
  expect(toggleStrike(question(kind), value, struck, target)).toEqual(expected);
});

it('a struck option is restored by the first press and chosen by the second', () => {
  expect(pressOption(question('single'), chosen('B'), ['A', 'C'], 'A')).toEqual({ type: 'restored', struck: ['C'] });
  expect(pressOption(question('single'), chosen('B'), ['C'], 'A')).toEqual({ type: 'answered', value: chosen('A') });
});
