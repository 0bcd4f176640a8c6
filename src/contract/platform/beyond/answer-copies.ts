import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { list, text, time } from '../fields.ts';

const paper = { userPaperId: z.string(), examId: z.string() };

/**
 * Copies of answers while a paper is being written, so that another seat can go on with them. In no document, and off until
 * a tenant gives it a path. An older copy than the one that is held changes nothing; no copy is a commit.
 */
export const saveAnswerCopies = endpoint({
  id: 'saveAnswerCopies',
  method: 'POST',
  path: '/exam/v1/userPaper/answerCopy/save',
  assumed: true,
  effect: true,
  body: z.object({
    ...paper,
    attemptId: z.string(),
    answers: z.array(
      z.object({
        questionId: z.string(),
        /** As a commit sends it. */
        answer: z.array(z.string()),
        /** Epoch ms of the platform's clock. */
        savedAt: z.number(),
      }),
    ),
  }),
  answer: z.unknown(),
});

/** The copies of answers that the platform holds of an open paper. In no document, and off until a tenant gives it a path. */
export const findAnswerCopies = endpoint({
  id: 'findAnswerCopies',
  method: 'GET',
  path: '/exam/v1/userPaper/answerCopy/find',
  assumed: true,
  query: z.object(paper),
  answer: z.object({
    list: list(z.object({ questionId: text, answer: list(z.string()), saveTime: time })),
  }),
});
