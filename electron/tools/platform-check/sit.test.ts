import { expect, it } from 'vitest';
import {
  examJoinExam,
  findUserPaperSurface,
  userPaperFindQuestForExam,
  userPaperFindUserPaperInfo,
} from '#contract/platform/exam/user-paper.ts';
import { Sitting } from './sit.ts';
import { firstKnown } from './step.ts';

const choice = (id: string) => ({ id, type: 1, title: id, optionList: [{ key: 'A', content: '断电' }] });
const upload = { id: 'u', type: 10, title: '上传照片' };

/** What a check says that sits a paper of three entries: a choice, a case of two choices, and an upload. */
function findingsOf(told: { questionCount: number; answerCount: number }) {
  const answers: Record<string, unknown> = {
    [examJoinExam.id]: { userPaperId: 'p-1' },
    [findUserPaperSurface.id]: { examName: '考试', questionCount: told.questionCount },
    [userPaperFindQuestForExam.id]: {
      questionList: [
        choice('a'),
        { id: 'case', type: 7, title: '案例', childList: [choice('b'), choice('c')] },
        upload,
      ],
    },
    [userPaperFindUserPaperInfo.id]: { answerCount: told.answerCount },
  };
  const known = firstKnown({ account: '', password: '', branchName: null, examId: null, tenantHost: '' });
  known.exam = { bussinessId: 'b-1', examId: 'e-1', type: '1', name: '考试', formal: false };
  const sitting = new Sitting();
  for (const { call, request, learn } of sitting.steps) {
    if (request(known) !== null) learn(answers[call.id] ?? null, known, answers[call.id] ?? null);
  }
  return sitting.findings();
}

it.each([
  ['counts a case as one', 3, { kind: 'questions', read: 3, told: 3 }],
  ['counts the questions of a case', 4, { kind: 'questions', read: 4, told: 4 }],
  ['has more than was read', 6, { kind: 'questions', read: 4, told: 6 }],
])('a platform that %s', (_, questionCount, expected) => {
  expect(findingsOf({ questionCount, answerCount: 3 })[0]).toEqual(expected);
});

it.each([
  ['the answers that were given', 3, { kind: 'answersGiven', held: 3, given: 3 }],
  ['every entry, empty ones too', 4, { kind: 'answersSent', held: 4, given: 3 }],
  ['neither', 2, { kind: 'answers', held: 2, given: 3 }],
])('a record that counts %s', (_, answerCount, expected) => {
  expect(findingsOf({ questionCount: 4, answerCount }).at(-1)).toEqual(expected);
});
