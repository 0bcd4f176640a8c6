import { expect, it } from 'vitest';
import { answerExtent, type AnswerExtent, type AnswerValue } from './paper.ts';

const option = (key: string) => ({ key, html: '' });

it.each<[AnswerExtent, number, AnswerValue | undefined]>([
  ['empty', 2, undefined],
  ['empty', 2, { kind: 'blanks', texts: [' ', ''] }],
  ['partly', 2, { kind: 'blanks', texts: ['220', ''] }],
  ['partly', 2, { kind: 'blanks', texts: ['', '380'] }],
  ['partly', 2, { kind: 'blanks', texts: ['220'] }],
  ['whole', 2, { kind: 'blanks', texts: ['220', '380'] }],
  ['whole', 0, { kind: 'blanks', texts: ['220'] }],
  ['empty', 0, { kind: 'pairs', targets: ['', ''] }],
  ['partly', 0, { kind: 'pairs', targets: ['', 'B'] }],
  ['partly', 0, { kind: 'pairs', targets: ['B'] }],
  ['whole', 0, { kind: 'pairs', targets: ['A', 'B'] }],
  ['whole', 0, { kind: 'choice', keys: ['A'] }],
  ['whole', 0, { kind: 'text', text: 'x' }],
  ['empty', 0, { kind: 'text', text: ' ' }],
])('%s: %i blanks with %j', (extent, blanks, value) => {
  expect(answerExtent({ blanks, options: [option('A'), option('B')] }, value)).toBe(extent);
});
