import * as z from 'zod/mini';
import { control, type Control } from '../../server/controls.ts';
import type { Service } from '../../server/service.ts';
import { accountIdOf } from '../account/account-id.ts';
import { putMessage } from './box.ts';
import { notifyHandlers } from './messages.ts';
import { seedMessages } from './seed-messages.ts';

const minuteMs = 60_000;
const fillOrder = z.object({ account: z.string(), count: z.int().check(z.positive(), z.maximum(20_000)) });

/** Adds `count` read messages to an account's inbox, one per minute back in time: for tests of long lists. */
const fillBox: Control = control(fillOrder, ({ account, count }, { store, clock }) => {
  const id = accountIdOf(store, account);
  if (id === undefined) return;
  const now = clock.now();
  store.together(() => {
    for (let index = 1; index <= count; index += 1) {
      const at = now - index * minuteMs;
      const title = `线下实训安排（第 ${index} 期）`;
      const content = '请携带身份证，穿长裤和防滑鞋，提前二十分钟到江北实训基地 3 号馆签到。';
      putMessage(store, id, { type: 'course', title, content, link: null, at, readAt: at });
    }
  });
});

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
