import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { wireQuestion } from '../exam/wire-question.ts';
import { amountOrNull, list, number, numberOrNull, object, page, text, time } from '../fields.ts';

/** Names a practice of a learner; spelled `businessId` here, `bussinessId` in exams (G-062). */
export const practiceKey = z.object({ practiceId: z.string(), businessId: z.string() });

const practiceListItem = z.object({
  practiceId: text,
  practiceName: text,
  coverUrl: text,
  sourceName: text,
  sourceType: text,
  businessId: text,
  /** The spelling of exams, on platforms that use it here too. */
  bussinessId: text,
  /** Null here and below: the platform does not say. */
  questionCount: amountOrNull,
  doneCount: amountOrNull,
  wrongCount: amountOrNull,
  lastTime: time,
  /** Share of right answers in percent; null: nothing was answered. */
  rate: numberOrNull,
});

/** The learner's practices, ten a page (002 §7); no document shows the fields. */
export const userPracticeXFindUserExams = endpoint({
  id: 'userPracticeXFindUserExams',
  method: 'GET',
  path: '/exam/v1/userPracticeX/findUserExams',
  query: z.object({ pageNum: z.number(), pageSize: z.number() }),
  answer: page(practiceListItem),
});

/** What a practice offers (002 §7): its modes by `codeTables.practiceMode`, and the minutes of its mock exam. */
export const userPracticeModelInfo = endpoint({
  id: 'userPracticeModelInfo',
  method: 'GET',
  path: '/exam/v1/userPractice/modelInfo',
  assumed: true,
  query: practiceKey,
  answer: object({
    practiceName: text,
    sourceName: text,
    sourceType: text,
    modelList: list(z.object({ model: number, minutes: numberOrNull })),
  }),
});

/**
 * The questions of a practice with what is right and why (002 §7). `rightAnswer` is written like an answer; texts that a
 * blank accepts are separated by `|`. A platform that sends no solutions tells them in the answer of commitPaper.
 */
export const userPracticeFindQuestForExam = endpoint({
  id: 'userPracticeFindQuestForExam',
  method: 'GET',
  path: '/exam/v1/userPractice/findQuestForExam',
  assumed: true,
  query: practiceKey,
  answer: object({
    sectionList: list(z.object({ id: text, name: text, questionList: list(wireQuestion) })),
    questionList: list(wireQuestion),
    solutionList: list(z.object({ questionId: text, rightAnswer: list(text), analysis: text })),
  }),
});

export type PracticeListItem = z.output<typeof practiceListItem>;
export type PracticeModels = Answer<typeof userPracticeModelInfo>;
export type PracticeQuestions = Answer<typeof userPracticeFindQuestForExam>;
