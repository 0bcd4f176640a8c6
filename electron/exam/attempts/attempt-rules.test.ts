import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../../../src/contract/ipc/paper.ts';
import { changeProblem, sealTimeOf } from './attempt-rules.ts';
import { sampleStart } from '../testing/sample-attempt.ts';

const { paper } = sampleStart();
const keys = (...list: string[]): AnswerValue => ({ kind: 'choice', keys: list });
const texts = (...list: string[]): AnswerValue => ({ kind: 'blanks', texts: list });
const text: AnswerValue = { kind: 'text', text: '断开电源' };

describe('an answer', () => {
  it.each([
    ['q1', keys('A'), null],
    ['q1', keys(), null],
    ['q1', keys('A', 'B'), 'wrong-kind'],
    ['q1', keys('Z'), 'wrong-kind'],
    ['q1', text, 'wrong-kind'],
    ['q2', keys('A', 'C'), null],
    ['q2', keys('A', 'A'), 'wrong-kind'],
    ['q3', keys('B'), null],
    ['q3', keys('C'), 'wrong-kind'],
    ['q4', texts('一', '二'), null],
    ['q4', texts('一', '二', '三'), 'wrong-kind'],
    ['q4', keys('A'), 'wrong-kind'],
    ['q5', text, null],
    ['q6', texts('一'), 'wrong-kind'],
    ['q9', keys('A'), 'unknown-question'],
  ] as const)('to %s of %j: %s', (questionId, value, problem) => {
    expect(changeProblem(paper, { type: 'answer', questionId, value })?.code ?? null).toBe(problem);
  });

  it('needs no question when the learner leaves, and one when marking or going', () => {
    expect(changeProblem(paper, { type: 'left' })).toBeNull();
    expect(changeProblem(paper, { type: 'mark', questionId: 'q1', marked: true })).toBeNull();
    expect(changeProblem(paper, { type: 'place', questionId: 'q9' })?.code).toBe('unknown-question');
  });

  it('strikes out options that the question has, and highlights materials that the paper has', () => {
    const strike = (...struck: string[]) => changeProblem(paper, { type: 'strike', questionId: 'q1', keys: struck });
    expect(strike('A')).toBeNull();
    expect(strike('Z')?.code).toBe('wrong-kind');
    const highlight = (materialId: string) => changeProblem(paper, { type: 'highlight', materialId, ranges: [] });
    expect(highlight('m9')?.code).toBe('unknown-question');
  });
});

describe('the time of a seal after the deadline, whoever hands in,', () => {
  const start = sampleStart({ clockOffset: 0 });
  const deadline = start.rules.deadline ?? 0;

  it.each([
    ['is the deadline when every answer was saved before it', -60_000, deadline],
    ['is that of an answer saved after it', 5_000, deadline + 5_000],
    ['is the deadline when a clock that was ahead dated the answer', 90 * 86_400_000, deadline],
  ])('%s', (_, savedAfterMs, expected) => {
    const state = { start, lastAnswerAt: deadline + savedAfterMs };
    expect(sealTimeOf(state, deadline + 600_000)).toBe(expected);
  });
});
