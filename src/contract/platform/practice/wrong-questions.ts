import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { count, list, listOrNull, object, text, time } from '../fields.ts';
import { practiceKey } from './practice.ts';

/**
 * The questions of a practice that the learner answered wrongly last, on any device; no document shows such a call. It is
 * asked only where a tenant or a profile names its path. `list`: null where nobody told it. `answer` is written like the
 * one of a commit.
 */
export const userPracticeFindWrongQuestions = endpoint({
  id: 'userPracticeFindWrongQuestions',
  method: 'GET',
  path: '/exam/v1/userPractice/findWrongQuestions',
  assumed: true,
  query: practiceKey,
  answer: object({
    list: listOrNull(z.object({ questionId: text, answer: list(text), wrongCount: count, lastTime: time })),
  }),
});

export type WrongQuestions = Answer<typeof userPracticeFindWrongQuestions>;
