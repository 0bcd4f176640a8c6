import * as z from 'zod/mini';
import type { Control } from '../../server/controls.ts';
import { jsonReply } from '../../server/envelope.ts';

const runRow = z.object({ id: z.string(), model: z.number(), ended_at: z.nullable(z.number()) });
const answerRow = z.object({
  question_id: z.string(),
  answer: z.string(),
  is_right: z.nullable(z.number()),
  commits: z.number(),
});
const markRow = z.object({ question_id: z.string() });

/** What the platform has of a practice of one account: runs, answers with how often each was committed, marks. */
export const practiceControls: Readonly<Record<string, Control>> = {
  'GET /__practice': ({ query }, { store }) => {
    const key = [query.get('account') ?? '', query.get('practiceId') ?? ''];
    const runs = store.all(
      runRow,
      'SELECT id, model, ended_at FROM practice_run WHERE account_id = ? AND practice_id = ? ORDER BY joined_at',
      ...key,
    );
    const marks = store.all(
      markRow,
      'SELECT question_id FROM practice_mark WHERE account_id = ? AND practice_id = ?',
      ...key,
    );
    return jsonReply({
      runs: runs.map(({ id, model, ended_at }) => ({
        id,
        model,
        ended: ended_at !== null,
        answers: store.all(
          answerRow,
          'SELECT question_id, answer, is_right, commits FROM practice_answer WHERE run_id = ? ORDER BY rowid',
          id,
        ),
      })),
      marks: marks.map(({ question_id }) => question_id),
    });
  },
};
