import { describe, expect, it } from 'vitest';
import type { RunAnswer } from '#contract/ipc/practice.ts';
import { countsOf, notSynced, refused, rightShare, standingOf, withRecord } from './run-summary.ts';

const value = { kind: 'choice', keys: ['A'] } as const;
const answer = (more: Partial<RunAnswer>): RunAnswer => ({
  value,
  final: true,
  right: null,
  sync: 'done',
  ...more,
});

describe('how a question of a run stands', () => {
  it.each([
    [undefined, 'empty'],
    [answer({ final: false }), 'open'],
    [answer({}), 'unjudged'],
    [answer({ right: true }), 'right'],
    [answer({ right: false }), 'wrong'],
  ])('%j is %s', (given, expected) => expect(standingOf(given)).toBe(expected));
});

describe('the counts of a run', () => {
  const answers = { a: answer({ right: true }), b: answer({ right: false, sync: 'waiting' }), c: answer({}) };
  const counts = countsOf({ questionIds: ['a', 'b', 'c', 'd'], answers });

  it('cover every question once', () => expect(counts).toEqual({ right: 1, wrong: 1, unjudged: 1, empty: 1, open: 0 }));

  it.each([
    [{ right: 1, wrong: 1 }, 0.5],
    [{ right: 0, wrong: 0 }, null],
  ])('the share of %j is %j', (given, expected) => expect(rightShare(given)).toBe(expected));
});

it.each([
  ['nobody judged it here', answer({}), true, true],
  ['the record says nothing of it', answer({}), null, null],
  ['it was judged here', answer({ right: false }), true, false],
  ['the platform does not have it yet', answer({ sync: 'waiting' }), true, null],
  ['it is not final', answer({ final: false }), true, null],
])('an answer where %s', (_, given, told, expected) => {
  expect(withRecord({ a: given }, [{ questionId: 'a', right: told }])['a']?.right).toBe(expected);
});

describe('what is not synced', () => {
  it('counts answers and ends of every run, and marks', () => {
    const run = {
      runId: 'r',
      mode: 'inOrder',
      questionIds: ['a', 'b'],
      currentQuestion: 'a',
      answers: { a: answer({ sync: 'sending' }), b: answer({ final: false, sync: 'waiting' }) },
      startedAt: 0,
      endsAt: null,
      endedAt: null,
      endedBy: null,
      userPaperId: null,
      endSync: 'waiting',
    } as const;
    const marks = { a: { marked: true, synced: false }, b: { marked: true, synced: true } };
    expect(refused({ run, earlier: [] })).toBe(0);
    expect(refused({ run, earlier: [{ ...run, endedAt: 9, endSync: 'refused' }] })).toBe(1);
    expect(notSynced({ run, earlier: [{ ...run, endedAt: 9 }], marks })).toBe(6);
  });
});
