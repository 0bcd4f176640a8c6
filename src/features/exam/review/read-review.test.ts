import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Attempt } from '../../../contract/ipc/exam.ts';
import { userPaperFindQuestForExam } from '../../../contract/platform/exam/user-paper.ts';
import { translateAnswer } from '../../../contract/platform/profile/translate-answer.ts';
import { readReview } from './read-review.ts';

const options = ['A', 'B'].map((key) => ({ key, content: key }));
const single = (id: string, more: object = {}) => ({ id, type: 1, title: id, score: 2, optionList: options, ...more });

function review(questionList: object[], local: Partial<Attempt> | null = null) {
  const data = translateAnswer(userPaperFindQuestForExam.id, { questionList }, {});
  const wire = z.parse(userPaperFindQuestForExam.answer, data);
  return readReview(undefined, wire, local && { ...attempt, ...local })!;
}

const attempt: Attempt = {
  attemptId: 'a',
  exam: { examId: 'e', businessId: '', sourceType: '1', name: '' },
  userPaperId: 'p',
  rules: {
    joinedAt: 0,
    deadline: null,
    cameraCount: 0,
    sideCameraRequired: false,
    captureEverySeconds: 30,
    switchLimit: null,
  },
  paper: { title: '', totalScore: 0, passScore: null, sections: [], materials: [], questions: [] },
  answers: { q1: { value: { kind: 'choice', keys: ['A'] }, savedAt: 0, sequence: 1 } },
  marked: ['q2'],
  struck: {},
  highlights: {},
  currentQuestion: null,
  plays: {},
  phase: 'delivered',
  lastSeenAt: null,
  recovered: false,
  health: 'good',
};

describe('a marked paper', () => {
  it('under other names of the fields', () => {
    const marking = { myAnswer: 'A', correctAnswer: 'B', getScore: 0, explanation: '<b>x</b>', teacherComment: 'y' };
    const { questions, counts, totalScore } = review([single('q1', marking)]);
    expect(questions[0]).toMatchObject({
      own: { kind: 'choice', keys: ['A'] },
      right: { kind: 'choice', keys: ['B'] },
      points: 0,
      max: 2,
      outcome: 'wrong',
      explanation: '<b>x</b>',
      comment: 'y',
    });
    expect([counts.wrong, counts.right, totalScore]).toEqual([1, 0, 2]);
  });

  it('that tells nothing claims nothing', () => {
    const { questions, answersFrom, publishesAnswers, publishesPoints } = review([single('q1', { rightAnswer: '' })]);
    expect(questions[0]).toMatchObject({ own: null, right: null, points: null, outcome: 'unknown' });
    expect([answersFrom, publishesAnswers, publishesPoints]).toEqual(['none', false, false]);
  });

  it('shows a question without an id in its place, and counts it nowhere', () => {
    const { sections, questions, counts, totalScore } = review([single('q1'), single(''), single('q3')]);
    const shown = sections[0]?.groups.flatMap((group) => group.questions) ?? [];
    expect(shown.map(({ question, answerable }) => [question.number, answerable])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    expect(shown[1]).toMatchObject({ own: null, right: null, points: null, outcome: 'unknown' });
    expect([questions.length, counts.unknown, totalScore]).toEqual([2, 2, 4]);
  });

  it('has no full marks when a question does not say what it is worth', () => {
    expect(review([single('q1'), single('q2', { score: null })]).totalScore).toBeNull();
  });

  it('takes answers from this machine only where the platform tells none, and it has this very paper', () => {
    const from = (more: object, local: Partial<Attempt>) => review([single('q1', more)], local);
    expect(from({}, {})).toMatchObject({ answersFrom: 'this-machine', questions: [{ own: { keys: ['A'] } }] });
    expect(from({ userAnswer: ['B'] }, {})).toMatchObject({
      answersFrom: 'platform',
      questions: [{ own: { keys: ['B'] } }],
    });
    expect(from({}, { phase: 'elsewhere' }).answersFrom).toBe('none');
    expect(from({}, { answers: {} }).questions[0]!.outcome).toBe('none');
  });

  it('knows what was flagged on this machine', () => {
    const { questions } = review([single('q1'), single('q2')], {});
    expect(questions.map(({ flagged }) => flagged)).toEqual([false, true]);
  });

  it('names files by what was sent from this machine', () => {
    const sha256 = 'cd'.repeat(32);
    const value = { kind: 'files' as const, files: [{ fileId: 'f', name: '图.png', type: '', bytes: 7, sha256 }] };
    const { questions } = review([{ id: 'q1', type: 10, title: '', userAnswer: [sha256] }], {
      answers: { q1: { value, savedAt: 0, sequence: 1 } },
    });
    expect(questions[0]!.own).toMatchObject({ files: [{ name: '图.png' }] });
  });

  it('groups the questions of a case, which give their explanation to those without one', () => {
    const { sections, questions } = review([
      single('q0'),
      {
        id: 'c',
        type: 7,
        material: 'text',
        analysis: 'all',
        childList: [single('q1'), single('q2', { analysis: 'own' })],
      },
    ]);
    expect(sections[0]!.groups.map((group) => group.questions.length)).toEqual([1, 2]);
    expect(questions.map(({ explanation }) => explanation)).toEqual(['', 'all', 'own']);
  });

  it('without questions is none', () => expect(review([])).toBeNull());
});
