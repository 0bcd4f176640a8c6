import { fillBox } from './fill-box.ts';
import { notifyHandlers } from './messages.ts';
import { seedMessages } from './seed-messages.ts';
import type { Service } from '../../server/service.ts';

const tables = `
CREATE TABLE IF NOT EXISTS message (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), type TEXT, title TEXT, content TEXT,
  link TEXT, created_at INTEGER, read_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS message_of ON message (account_id, created_at);
CREATE TABLE IF NOT EXISTS message_event (
  account_id TEXT NOT NULL REFERENCES account(id), event TEXT NOT NULL, PRIMARY KEY (account_id, event)
) STRICT;
`;

/** Messages (001 §7). */
export const messageService: Service = {
  name: 'message',
  handlers: notifyHandlers,
  tables,
  controls: { 'POST /__messages': fillBox },
  seed: ({ store, now }) => seedMessages(store, now),
};
