import * as z from 'zod/mini';
import { userPracticeFindWrongQuestions } from '#contract/platform/practice/wrong-questions.ts';
import { wireTime } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import { ownPractice } from './practices.ts';

const wrongRow = z.object({
  question_id: z.string(),
  answer: z.string(),
  is_right: z.nullable(z.number()),
  at: z.number(),
  wrong_count: z.number(),
});

export const wrongQuestionHandlers = [
  handle(userPracticeFindWrongQuestions, ({ practiceId }, { store, account, ...context }) => {
    ownPractice(practiceId, { store, account, ...context });
    // Of several answers to one question the latest counts.
    const latest = store.all(
      wrongRow,
      `SELECT question_id, answer, is_right, MAX(joined_at) AS at, SUM(is_right = 0) AS wrong_count
       FROM practice_answer JOIN practice_run ON run_id = practice_run.id
       WHERE account_id = ? AND practice_id = ? AND is_right IS NOT NULL GROUP BY question_id`,
      account.id,
      practiceId,
    );
    return {
      list: latest
        .filter(({ is_right }) => is_right === 0)
        .map(({ question_id, answer, at, wrong_count }) => ({
          questionId: question_id,
          answer: z.parse(z.array(z.string()), JSON.parse(answer)),
          wrongCount: wrong_count,
          lastTime: wireTime(at),
        })),
    };
  }),
];
