import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';

/** An item that was taken out of the store without the platform having it; `account` is a hash. */
export const goneItem = z.object({
  account: z.string(),
  attempt: z.string(),
  kind: z.enum(['capture', 'note', 'switch']),
  /** Null: it had no number. */
  n: z.nullable(z.number()),
});
export type GoneItem = z.output<typeof goneItem>;

const causes = ['thinned', 'dropped', 'expired'] as const;
type GoneCause = (typeof causes)[number];

const goneRow = z.object({
  id: z.number(),
  attemptId: z.string(),
  kind: z.enum(['note', 'capture']),
  n: z.number(),
  cause: z.enum(causes),
});
/** A number that never comes, and why; it is kept until a note says so. */
export type Gone = z.output<typeof goneRow>;

/** So many are told at a time. */
const maxAtATime = 500;

/** The rows of numbers that never come. Whoever changes several calls this inside a transaction. */
export function createGone(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO gone (account, attempt, kind, n, cause) VALUES (?, ?, ?, ?, ?)');
  const select = database.prepare(
    `SELECT id, attempt AS attemptId, kind, n, cause FROM gone WHERE account = ? ORDER BY attempt, kind, cause, n LIMIT ${maxAtATime}`,
  );
  const remove = database.prepare('DELETE FROM gone WHERE id = ?');
  return {
    add({ account, attempt, kind, n }: GoneItem, cause: GoneCause): void {
      if (n !== null) insert.run(account, attempt, kind, n, cause);
    },
    of: (account: string): Gone[] => z.parse(z.array(goneRow), select.all(account)),
    told(ids: readonly number[]): void {
      for (const id of ids) remove.run(id);
    },
  };
}
