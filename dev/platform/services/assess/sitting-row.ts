import * as z from 'zod/mini';
import type { AssessContent } from '../../content/assess/assess-content.ts';
import type { Store } from '../../server/store.ts';

const sittingRow = z.object({
  id: z.string(),
  assess_id: z.string(),
  round: z.string(),
  submitted_at: z.nullable(z.number()),
});
export type SittingRow = z.output<typeof sittingRow>;

const answerRow = z.object({ question_id: z.string(), answer: z.string() });
const keys = z.array(z.string());

/** Keys of the chosen options by question id. */
export type SittingAnswers = ReadonlyMap<string, readonly string[]>;

/** The sitting of the open round; undefined: not begun. */
export function openSitting(store: Store, accountId: string, { id, round }: AssessContent): SittingRow | undefined {
  return store.one(
    sittingRow,
    'SELECT * FROM assess_sitting WHERE account_id = ? AND assess_id = ? AND round = ?',
    accountId,
    id,
    round,
  );
}

/** The same, begun where it is not. */
export function beginSitting(
  store: Store,
  accountId: string,
  content: AssessContent,
  round = content.round,
): SittingRow {
  const id = `sit-${accountId}-${content.id}-${round}`;
  store.run(
    'INSERT OR IGNORE INTO assess_sitting (id, account_id, assess_id, round) VALUES (?, ?, ?, ?)',
    id,
    accountId,
    content.id,
    round,
  );
  return { id, assess_id: content.id, round, submitted_at: null };
}

/** Every submitted sitting of a learner, the newest first. */
export function submittedSittings(store: Store, accountId: string): SittingRow[] {
  return store.all(
    sittingRow,
    'SELECT * FROM assess_sitting WHERE account_id = ? AND submitted_at IS NOT NULL ORDER BY submitted_at DESC',
    accountId,
  );
}

export function answersOf(store: Store, sittingId: string): SittingAnswers {
  const rows = store.all(answerRow, 'SELECT question_id, answer FROM assess_answer WHERE sitting_id = ?', sittingId);
  return new Map(rows.map(({ question_id, answer }) => [question_id, z.parse(keys, JSON.parse(answer))]));
}

/** Keeps an answer in the place of the one before; an empty one takes it back. */
export function keepAnswer(store: Store, sittingId: string, questionId: string, answer: readonly string[]): void {
  store.run(
    `INSERT INTO assess_answer (sitting_id, question_id, answer, saves) VALUES (?, ?, ?, 1)
     ON CONFLICT (sitting_id, question_id) DO UPDATE SET answer = excluded.answer, saves = saves + 1`,
    sittingId,
    questionId,
    JSON.stringify(answer),
  );
}

export function submitSitting(store: Store, sittingId: string, at: number): void {
  store.run('UPDATE assess_sitting SET submitted_at = ? WHERE id = ?', at, sittingId);
}
