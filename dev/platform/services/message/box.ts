import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Store } from '../../server/store.ts';

const messageRow = z.object({
  id: z.string(),
  type: z.nullable(z.string()),
  title: z.nullable(z.string()),
  content: z.nullable(z.string()),
  link: z.nullable(z.string()),
  created_at: z.nullable(z.number()),
  read_at: z.nullable(z.number()),
});
export type MessageRow = z.output<typeof messageRow>;

/** What a message says. `link` is an address of the client. */
export interface NewMessage {
  type: string | null;
  title: string | null;
  content: string | null;
  link: string | null;
  at: number | null;
  readAt: number | null;
}

/** Puts a message into a learner's box. */
export function putMessage(store: Store, accountId: string, message: NewMessage): void {
  const { type, title, content, link, at, readAt } = message;
  store.run(
    `INSERT INTO message (id, account_id, type, title, content, link, created_at, read_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    `m-${randomUUID()}`,
    accountId,
    type,
    title,
    content,
    link,
    at,
    readAt,
  );
}

/** Tells a learner of something once; later calls with the same event do nothing, deleted or not. */
export function tellOnce(store: Store, accountId: string, event: string, message: NewMessage): void {
  const told = store.one(
    z.object({ event: z.string() }),
    'SELECT event FROM message_event WHERE account_id = ? AND event = ?',
    accountId,
    event,
  );
  if (told) return;
  store.run('INSERT INTO message_event (account_id, event) VALUES (?, ?)', accountId, event);
  putMessage(store, accountId, message);
}

/** A learner's messages, newest first; those without a time come last. */
export function messagesOf(store: Store, accountId: string): MessageRow[] {
  return store.all(
    messageRow,
    'SELECT * FROM message WHERE account_id = ? ORDER BY created_at IS NULL, created_at DESC, rowid',
    accountId,
  );
}

/** One message of a learner; undefined: none of that id, or somebody else's. */
export function messageOf(store: Store, accountId: string, id: string): MessageRow | undefined {
  return store.one(messageRow, 'SELECT * FROM message WHERE account_id = ? AND id = ?', accountId, id);
}
