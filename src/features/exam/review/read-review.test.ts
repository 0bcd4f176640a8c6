import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Attempt } from '#contract/ipc/exam.ts';
import { userPaperFindQuestForExam } from '#contract/platform/exam/user-paper.ts';
import { translateAnswer } from '#contract/platform/profile/translate-answer.ts';
import { readReview } from './read-review.ts';
import type { SentFiles } from './told-answer.ts';

const options = ['A', 'B'].map((key) => ({ key, content: key }));
const single = (id: string, more: object = {}) => ({ id, type: 1, title: id, score: 2, optionList: options, ...more });

function review(questionList: object[], local: Partial<Attempt> | null = null, sent?: SentFiles) {
  const data = translateAnswer(userPaperFindQuestForExam.id, { questionList }, {});
  const wire = z.parse(userPaperFindQuestForExam.answer, data);
  return readReview(undefined, wire, local && { ...attempt, ...local }, sent)!;
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
    const file = { fileId: 'f', name: '图.png', type: '', bytes: 7, sha256 };
    const sent = new Map([[sha256, file]]);
    const { questions } = review([{ id: 'q1', type: 10, title: '', userAnswer: [sha256] }], {}, sent);
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

  it('reads an explanation that was escaped once too often as it is meant', () => {
    const { questions } = review([
      single('q1', { analysis: '&lt;p&gt;断电&lt;/p&gt;' }),
      single('q2', { analysis: '用 &lt;p&gt;' }),
    ]);
    expect(questions.map(({ explanation }) => explanation)).toEqual(['<p>断电</p>', '用 &lt;p&gt;']);
  });

  it('shows a question without an id in its place, with the marking that came with it', () => {
    const unnamed = single('', { userAnswer: ['A'], rightAnswer: ['B'], userScore: 0 });
    const { questions, sections } = review([
      single('q1', { rightAnswer: ['A'] }),
      unnamed,
      { ...unnamed, title: '三' },
    ]);
    expect(questions.map(({ onlyShown }) => onlyShown)).toEqual([false, true, true]);
    expect(questions[1]).toMatchObject({ question: { number: 2 }, right: { keys: ['B'] }, outcome: 'wrong' });
    expect(sections[0]!.groups.flatMap((group) => group.questions)).toHaveLength(3);
  });

  it('does not call a question unanswered that could not be answered', () => {
    const { questions, counts } = review([single('q1'), single('')], {});
    expect(questions.map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown']);
    expect(counts.none).toBe(0);
    expect(review([single(''), single('')], {}).questions).toHaveLength(2);
  });

  it('without questions is none', () => expect(review([])).toBeNull());
});
