import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flagOrNull, list, numberOrNull, object, text, time } from '../fields.ts';
import { practiceKey } from './practice.ts';

/** Begins a practice in one mode, or gives back the one of this mode that is not ended (002 §7). */
export const userPracticeJoinExam = endpoint({
  id: 'userPracticeJoinExam',
  method: 'GET',
  path: '/exam/v1/userPractice/joinExam',
  effect: true,
  query: z.extend(practiceKey, { model: z.number() }),
  answer: object({ userPaperId: text, joinTime: time }),
});

/** What the platform has of a practice (002 §7); read before a commit is repeated, and for its result. */
export const userPracticeFindUserPaperInfo = endpoint({
  id: 'userPracticeFindUserPaperInfo',
  method: 'GET',
  path: '/exam/v1/userPractice/findUserPaperInfo',
  assumed: true,
  query: z.object({ userPaperId: z.string(), practiceId: z.string() }),
  answer: object({
    userPaperId: text,
    /** See `codeTables.paperStatus`; null: the platform does not say. */
    status: numberOrNull,
    /** Null: the platform gives no points. */
    score: numberOrNull,
    answerList: list(z.object({ questionId: text, answer: list(text), right: flagOrNull })),
  }),
});

/** Commits the answer to one question (002 §7). The answer tells whether it is right; null: people decide. */
export const userPracticeCommitPaper = endpoint({
  id: 'userPracticeCommitPaper',
  method: 'POST',
  path: '/exam/v1/userPractice/commitPaper',
  assumed: true,
  effect: true,
  body: z.object({
    userPaperId: z.string(),
    practiceId: z.string(),
    questionId: z.string(),
    answer: z.array(z.string()),
  }),
  answer: object({ right: flagOrNull, rightAnswer: list(text), analysis: text }),
});

/** Ends a practice (002 §7). */
export const userPracticeCommitAllPaper = endpoint({
  id: 'userPracticeCommitAllPaper',
  method: 'POST',
  path: '/exam/v1/userPractice/commitAllPaper',
  assumed: true,
  effect: true,
  body: z.object({ userPaperId: z.string(), practiceId: z.string() }),
  answer: object({ userPaperId: text, answerCount: numberOrNull, rightCount: numberOrNull }),
  makesStale: ['userPracticeXFindUserExams'],
});

/** Marks a question, or takes its mark away (002 §7; a GET that changes state, `mark` 1 or 0). */
export const userPracticeQuestionMark = endpoint({
  id: 'userPracticeQuestionMark',
  method: 'GET',
  path: '/exam/v1/userPracticeQuestionX/question/mark',
  effect: true,
  query: z.object({
    businessId: z.string(),
    businessType: z.string(),
    mark: z.number(),
    practiceId: z.string(),
    questionId: z.string(),
  }),
});
