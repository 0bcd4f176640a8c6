import * as z from 'zod/mini';
import type { Control } from '../../server/controls.ts';
import { jsonReply } from '../../server/envelope.ts';

const sittingRow = z.object({ id: z.string(), round: z.string(), submitted_at: z.nullable(z.number()) });
const answerRow = z.object({ question_id: z.string(), answer: z.string(), saves: z.number() });

/** What the platform has of an assessment of one account: sittings, answers with how often each was saved. */
export const assessControls: Readonly<Record<string, Control>> = {
  'GET /__assess': ({ query }, { store }) => {
    const sittings = store.all(
      sittingRow,
      'SELECT id, round, submitted_at FROM assess_sitting WHERE account_id = ? AND assess_id = ? ORDER BY rowid',
      query.get('account') ?? '',
      query.get('assessId') ?? '',
    );
    return jsonReply(
      sittings.map(({ id, round, submitted_at }) => ({
        round,
        submitted: submitted_at !== null,
        answers: store.all(
          answerRow,
          'SELECT question_id, answer, saves FROM assess_answer WHERE sitting_id = ? ORDER BY question_id',
          id,
        ),
      })),
    );
  },
};
