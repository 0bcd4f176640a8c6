import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { wireQuestion } from '../exam/wire-question.ts';
import { list, numberOrNull, object, text } from '../fields.ts';
import { assessKey } from './assess.ts';

/**
 * The questions of an assessment with what the platform has of the learner's answers, `userAnswer` of each, and whether it
 * was submitted (002 §7); it begins nothing. No document shows body or fields: questions are assumed to be those of exams.
 */
export const assessUserAnswerQuestionList = endpoint({
  id: 'assessUserAnswerQuestionList',
  method: 'POST',
  path: '/assess/v1/open/assessUserAnswer/questionList',
  body: assessKey,
  answer: object({
    assessName: text,
    /** See `answerStatus`; null: the platform does not say. */
    answerStatus: numberOrNull,
    /** Of the result, once it was submitted. */
    resultId: text,
    sectionList: list(z.object({ id: text, name: text, questionList: list(wireQuestion) })),
    questionList: list(wireQuestion),
  }),
});

/** `isSubmit` of the wire. */
export const submission = { keep: 0, submit: 1 } as const;

/**
 * Keeps answers of an assessment, each in the place of the one before; with `isSubmit` 1 it ends the assessment, which
 * cannot be undone (002 §7). No document shows body or fields; answers travel as in exams. Refused once the assessment is
 * over or was submitted, and for an answer that its question does not take.
 */
export const assessUserAnswerSaveUserAnswer = endpoint({
  id: 'assessUserAnswerSaveUserAnswer',
  method: 'POST',
  path: '/assess/v1/open/assessUserAnswer/saveUserAnswer',
  effect: true,
  body: z.extend(assessKey, {
    answerList: z.array(z.object({ questionId: z.string(), answer: z.array(z.string()) })),
    /** See `submission`. */
    isSubmit: z.number(),
  }),
  /** Of the result, once it was submitted. */
  answer: object({ resultId: text }),
  makesStale: [
    'myAssess',
    'assessFindByIdAndRef',
    'assessUserAnswerQuestionList',
    'assessUserResultList',
    'assessReportList',
  ],
});

export type AssessQuestions = Answer<typeof assessUserAnswerQuestionList>;
