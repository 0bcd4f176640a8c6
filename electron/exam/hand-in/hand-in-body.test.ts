import { describe, expect, it } from 'vitest';
import type { Attempt, SavedAnswer } from '#contract/ipc/exam.ts';
import type { AnswerValue, QuestionKind } from '#contract/ipc/paper.ts';
import { encodeAnswer } from '#rules/exam/answer-encoding.ts';
import { sampleQuestion, sampleStart } from '../testing/sample-attempt.ts';
import { commitBody } from './hand-in-body.ts';

const cases: [QuestionKind, AnswerValue | undefined, readonly string[]][] = [
  ['single', { kind: 'choice', keys: ['B'] }, ['B']],
  ['single', { kind: 'choice', keys: [] }, []],
  ['single', undefined, []],
  ['multiple', { kind: 'choice', keys: ['D', 'A'] }, ['A', 'D']],
  ['judge', { kind: 'choice', keys: ['B'] }, ['B']],
  ['blank', { kind: 'blanks', texts: ['380', ''] }, ['380', '']],
  ['blank', { kind: 'blanks', texts: ['380'] }, ['380', '']],
  ['blank', { kind: 'blanks', texts: ['', '  '] }, []],
  ['short', { kind: 'text', text: '先断电。\n再验电。' }, ['先断电。\n再验电。']],
  ['essay', { kind: 'text', text: '   ' }, []],
];

describe('an answer on the wire', () => {
  it.each(cases)('to a %s question: %j is %j', (kind, value, wire) => {
    expect(encodeAnswer(sampleQuestion('q', kind), value)).toEqual(wire);
  });
});

describe('the body of a commit', () => {
  const { exam, userPaperId, rules, paper } = sampleStart();
  const saved = (value: AnswerValue): SavedAnswer => ({ value, savedAt: 0, sequence: 1 });
  const attempt: Attempt = {
    attemptId: 'a',
    exam,
    userPaperId,
    rules,
    paper,
    answers: { q1: saved({ kind: 'choice', keys: ['C'] }) },
    marked: [],
    struck: {},
    highlights: {},
    currentQuestion: null,
    plays: {},
    phase: 'sealed',
    lastSeenAt: null,
    recovered: false,
    health: 'good',
  };

  it('holds every question, the unanswered ones with an empty list', () => {
    expect(commitBody({ attempt, fileReferences: {}, reason: 'learner', sealTime: 1_700_000_000_000 })).toEqual({
      userPaperId: 'paper-1',
      examId: 'e1',
      commitType: 1,
      sealTime: '2023-11-15 06:13:20',
      answerList: [
        { questionId: 'q1', answer: ['C'] },
        ...['q2', 'q3', 'q4', 'q5', 'q6'].map((questionId) => ({ questionId, answer: [] })),
      ],
    });
  });

  it.each([
    ['learner', 1],
    ['time-up', 2],
    ['staff', 3],
  ] as const)('says that it was handed in by %s', (reason, commitType) => {
    expect(commitBody({ attempt, fileReferences: {}, reason, sealTime: 0 }).commitType).toBe(commitType);
  });
});
