import * as z from 'zod/mini';
import type { Store } from '../../server/store.ts';

const row = z.object({
  content: z.string(),
  pictures: z.string(),
  files: z.string(),
  at: z.number(),
  score: z.nullable(z.number()),
  comment: z.nullable(z.string()),
  marked_at: z.nullable(z.number()),
});
const texts = z.array(z.string());

export interface HandedIn {
  content: string;
  /** Addresses. */
  pictures: readonly string[];
  /** Ids of files. */
  files: readonly string[];
  /** Epoch ms. */
  at: number;
  score: number | null;
  comment: string;
  markedAt: number | null;
}

/** What a learner handed in of a homework; null: nothing. */
export function handedInOf(store: Store, accountId: string, homeworkId: string): HandedIn | null {
  const found = store.one(
    row,
    `SELECT content, pictures, files, at, score, comment, marked_at FROM homework_answer
     WHERE account_id = ? AND homework_id = ?`,
    accountId,
    homeworkId,
  );
  if (!found) return null;
  return {
    content: found.content,
    pictures: z.parse(texts, JSON.parse(found.pictures)),
    files: z.parse(texts, JSON.parse(found.files)),
    at: found.at,
    score: found.score,
    comment: found.comment ?? '',
    markedAt: found.marked_at,
  };
}

/** Keeps what was handed in, in the place of what there was. */
export function keepHandedIn(store: Store, accountId: string, homeworkId: string, given: HandedIn): void {
  store.run(
    `INSERT OR REPLACE INTO homework_answer
     (account_id, homework_id, content, pictures, files, at, score, comment, marked_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    accountId,
    homeworkId,
    given.content,
    JSON.stringify(given.pictures),
    JSON.stringify(given.files),
    given.at,
    given.score,
    given.comment,
    given.markedAt,
  );
}
