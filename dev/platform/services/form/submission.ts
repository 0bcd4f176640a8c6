import * as z from 'zod/mini';
import type { Store } from '../../server/store.ts';

/** Answers of a form by the ids of its items. */
export const answersShape = z.record(z.string(), z.array(z.string()));
export type FormAnswers = z.output<typeof answersShape>;

const row = z.object({ form_id: z.string(), answers: z.string(), at: z.number() });

/** What a learner sent of a form, and when (epoch ms); undefined: nothing. */
export function submissionOf(store: Store, formId: string, accountId: string) {
  const found = store.one(
    row,
    'SELECT form_id, answers, at FROM form_submission WHERE form_id = ? AND account_id = ?',
    formId,
    accountId,
  );
  return found && { at: found.at, answers: z.parse(answersShape, JSON.parse(found.answers)) };
}

/** The forms that a learner has sent, by id. */
export function submittedForms(store: Store, accountId: string): Set<string> {
  const rows = store.all(row, 'SELECT form_id, answers, at FROM form_submission WHERE account_id = ?', accountId);
  return new Set(rows.map(({ form_id }) => form_id));
}

/** Keeps what was sent: a learner's takes the place of the one before, a visitor's stands beside the others. */
export function keepSubmission(
  store: Store,
  formId: string,
  accountId: string,
  answers: FormAnswers,
  at: number,
): void {
  store.together(() => {
    if (accountId !== '') {
      store.run('DELETE FROM form_submission WHERE form_id = ? AND account_id = ?', formId, accountId);
    }
    store.run(
      'INSERT INTO form_submission (form_id, account_id, answers, at) VALUES (?, ?, ?, ?)',
      formId,
      accountId,
      JSON.stringify(answers),
      at,
    );
  });
}
