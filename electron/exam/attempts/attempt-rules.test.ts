import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import { noTimeYet } from '../records/record-time.ts';
import { sampleStart } from '../testing/sample-attempt.ts';
import { changeProblem, learnedSealTime, sealTimeOf } from './attempt-rules.ts';

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
    ['is now when an answer is dated later than that', 90 * 86_400_000, deadline + 600_000],
  ])('%s', (_, savedAfterMs, expected) => {
    const state = { start, lastAnswerAt: deadline + savedAfterMs };
    expect(sealTimeOf(state, deadline + 600_000)).toBe(expected);
  });
});

it('the time of a seal after an end that nothing shows is when it was made', () => {
  const { rules, ...start } = sampleStart({ clockOffset: 0 });
  const deadline = rules.deadline ?? 0;
  const sealedAt = (change: Partial<typeof rules>, at: number) =>
    sealTimeOf({ start: { ...start, rules: { ...rules, ...change } }, lastAnswerAt: deadline - 1 }, at);
  expect(sealedAt({ endBasis: 'assumed' }, deadline + 600_000)).toBe(deadline + 600_000);
  const shownEnd = deadline + 300_000;
  expect(sealedAt({ endBasis: 'assumed', shownEnd }, deadline + 600_000)).toBe(shownEnd);
});

describe('the time of a seal that nobody knew', () => {
  const start = { ...sampleStart(), rules: { ...sampleStart().rules, deadline: null } };
  const seal = { reason: 'learner', at: 1, sealTime: null, untimed: { boot: 'one', upMs: 5_000 } } as const;
  const state = { start, time: noTimeYet, lastAnswerAt: 0, sealed: seal };
  const now = { boot: 'one', upMs: 9_000 };
  const stranded = { ...noTimeYet, latest: 2_000, untimed: { boot: 'none', upMs: 1 } };

  it.each([
    ['is known by the same start of the machine', {}, 104_000, now, { sealTime: 100_000 }],
    ['stays unknown by another one', {}, 104_000, { ...now, boot: 'two' }, null],
    ['stays unknown while the clock is', {}, null, now, null],
    ['does not lie before what was known', { time: { ...noTimeYet, latest: 110_000 } }, 104_000, now, null],
    ['was known before', { sealed: { ...seal, sealTime: 7 } }, 104_000, now, null],
    [
      'says that answers of an earlier start have none',
      { time: stranded },
      104_000,
      now,
      { sealTime: 100_000, timeUnknown: { from: 2_000, until: 100_000 } },
    ],
  ])('%s', (_, changed, platformNow, moment, told) => {
    expect(learnedSealTime({ ...state, ...changed }, platformNow, moment)).toEqual(told);
  });
});
