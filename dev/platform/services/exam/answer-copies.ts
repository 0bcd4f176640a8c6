import * as z from 'zod/mini';
import * as calls from '#contract/platform/beyond/answer-copies.ts';
import { wireTime } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { examCodes } from './codes.ts';
import { ownPaper } from './own-paper.ts';
import { markables } from './paper-content.ts';
import { sectionsOf } from './paper-row.ts';

const row = z.object({ question_id: z.string(), answer: z.string(), saved_at: z.number() });

export const answerCopyHandlers = [
  handle(calls.saveAnswerCopies, (input, context) => {
    const { paper } = ownPaper(input, context);
    const { store } = context;
    if (paper.submitted_at !== null) throw new Refusal(examCodes.alreadyCommitted, '试卷已提交，不再保存答案副本');
    const known = new Set(markables(sectionsOf(paper)).map(({ id }) => id));
    const foreign = input.answers.find(({ questionId }) => !known.has(questionId));
    if (foreign) throw new Refusal(serverCodes.badParameter, `试卷中没有题目 ${foreign.questionId}`);
    store.together(() => {
      for (const { questionId, answer, savedAt } of input.answers)
        store.run(
          `INSERT INTO answer_copy VALUES (?, ?, ?, ?) ON CONFLICT (paper_id, question_id) DO UPDATE SET
           answer = excluded.answer, saved_at = excluded.saved_at WHERE excluded.saved_at >= saved_at`,
          paper.id,
          questionId,
          JSON.stringify(answer),
          Math.round(savedAt),
        );
    });
    return { saved: input.answers.length };
  }),
  handle(calls.findAnswerCopies, (input, context) => {
    const { paper } = ownPaper(input, context);
    const sql = 'SELECT question_id, answer, saved_at FROM answer_copy WHERE paper_id = ? ORDER BY question_id';
    return {
      list: context.store.all(row, sql, paper.id).map(({ question_id: questionId, answer, saved_at: savedAt }) => ({
        questionId,
        answer: z.parse(z.array(z.string()), JSON.parse(answer)),
        saveTime: wireTime(savedAt),
      })),
    };
  }),
];
