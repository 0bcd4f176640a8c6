import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';

const runRow = z.object({
  id: z.string(),
  practice_id: z.string(),
  model: z.number(),
  joined_at: z.number(),
  ended_at: z.nullable(z.number()),
});
export type RunRow = z.output<typeof runRow>;

export const answerRow = z.object({ question_id: z.string(), answer: z.string(), is_right: z.nullable(z.number()) });

/** The open run of a learner in one mode, or a new one. */
export function joinRun(practiceId: string, model: number, { store, account, clock }: Context): RunRow {
  const open = store.one(
    runRow,
    'SELECT * FROM practice_run WHERE account_id = ? AND practice_id = ? AND model = ? AND ended_at IS NULL',
    account.id,
    practiceId,
    model,
  );
  if (open) return open;
  const run = { id: randomUUID(), practice_id: practiceId, model, joined_at: clock.now(), ended_at: null };
  store.run(
    'INSERT INTO practice_run (id, account_id, practice_id, model, joined_at) VALUES (?, ?, ?, ?, ?)',
    run.id,
    account.id,
    practiceId,
    model,
    run.joined_at,
  );
  return run;
}

/** A run of this learner, or the refusal that there is none. */
export function ownRun(
  { userPaperId, practiceId }: { userPaperId: string; practiceId: string },
  { store, account }: Context,
): RunRow {
  const run = store.one(runRow, 'SELECT * FROM practice_run WHERE id = ? AND account_id = ?', userPaperId, account.id);
  if (!run || run.practice_id !== practiceId) throw new Refusal(serverCodes.notFound, '没有找到这次练习');
  return run;
}

/** The answers of a run. */
export function answersOf({ id }: RunRow, { store }: Pick<Context, 'store'>): z.output<typeof answerRow>[] {
  return store.all(answerRow, 'SELECT question_id, answer, is_right FROM practice_answer WHERE run_id = ?', id);
}
