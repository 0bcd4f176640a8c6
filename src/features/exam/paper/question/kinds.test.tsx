import { describe, expect, it } from 'vitest';
import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { answerLine } from '#domain/questions/answer-rules.ts';
import { clockText } from '#domain/questions/listening/RecordingPlayer.tsx';
import { pair, targetsOf } from '#domain/questions/matching/rules.ts';
import { moved, orderOf } from '#domain/questions/ordering/rules.ts';
import { formatBytes } from '#lib/format.ts';
import { isPicture, limitText, percentOf } from './upload/rules.ts';

const question: Question = {
  id: 'q',
  kind: 'matching',
  number: 1,
  score: 1,
  html: '',
  options: ['1', '2', '3'].map((key) => ({ key, html: key })),
  targets: ['A', 'B'].map((key) => ({ key, html: key })),
  blanks: 0,
  materialId: null,
};
const pairs = (...targets: string[]): AnswerValue => ({ kind: 'pairs', targets });
const file = { fileId: 'f', name: 'a.jpg', type: '', bytes: 200, sha256: '' };

describe('matching', () => {
  it.each([
    [undefined, 1, 'A', pairs('', 'A', '')],
    [pairs('A'), 2, 'A', pairs('A', '', 'A')],
    [pairs('', 'A', ''), 1, '', pairs()],
  ])('%j with partner %i set to %j is %j', (before, at, target, after) => {
    expect(pair(question, before, at, target)).toEqual(after);
  });

  it('has a slot for every item', () => {
    expect(targetsOf(question, pairs('A'))).toEqual(['A', '', '']);
  });
});

describe('ordering', () => {
  it.each([
    ['A', -1, 'ABC'],
    ['A', 1, 'BAC'],
    ['C', -1, 'ACB'],
    ['C', 1, 'ABC'],
    ['B', -9, 'BAC'],
    ['X', 1, 'ABC'],
  ])('%s moved by %i: %s', (key, step, order) => {
    expect(moved(['A', 'B', 'C'], key, step).join('')).toBe(order);
  });

  it.each([
    [undefined, '123'],
    [{ kind: 'order', keys: ['3', '1', '2'] } as const, '312'],
    [{ kind: 'order', keys: ['3', 'x'] } as const, '312'],
  ])('%j is shown as %s', (value, order) => {
    expect(orderOf(question, value).join('')).toBe(order);
  });
});

describe('upload', () => {
  it.each([
    [20 * 1024 * 1024, 20_000_000],
    [512 * 1024, 500_000],
  ])('a limit of %i bytes reads as one of %i', (bytes, decimal) => {
    expect(limitText(bytes)).toBe(formatBytes(decimal));
  });

  it.each([
    ['waiting', 0, 0],
    ['sending', 100, 50],
    ['sending', 200, 99],
    ['delivered', 0, 100],
  ] as const)('%s with %i of 200 bytes: %i %%', (phase, sentBytes, percent) => {
    expect(percentOf({ questionId: 'q', file, phase, sentBytes, reference: null, message: null, untaken: false })).toBe(
      percent,
    );
  });

  it('offers the extensions that are taken, and knows pictures by name', () => {
    expect([
      isPicture(file),
      isPicture({ name: 'a.pdf', type: '' }),
      isPicture({ name: 'a', type: 'image/x' }),
    ]).toEqual([true, false, true]);
  });
});

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [Number.NaN, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

it.each([
  [pairs('A', '', 'B'), '1–A 3–B'],
  [{ kind: 'order', keys: ['2', '1', '3'] } as const, '2 1 3'],
  [{ kind: 'files', files: [file, { ...file, name: 'b.pdf' }] } as const, 'a.jpg, b.pdf'],
])('%j is one line: %s', (value, line) => {
  expect(answerLine(question, value)).toBe(line);
});
