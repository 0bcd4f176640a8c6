import * as z from 'zod/mini';
import { people } from '../../content/people.ts';
import { minute } from '../../server/clock.ts';
import type { Store } from '../../server/store.ts';
import type { MessageContent } from './box-message.ts';
import { putMessage } from './box.ts';
import { fullBox, smallBox } from './message-content.ts';

/** Fills the boxes of all learners once, also in the database of an older client. */
export function seedMessages(store: Store, now: number): void {
  if (store.one(z.object({ value: z.string() }), "SELECT value FROM meta WHERE key = 'messages-seeded'")) return;
  store.run("INSERT INTO meta (key, value) VALUES ('messages-seeded', ?)", String(now));
  for (const { id, phone } of store.all(z.object({ id: z.string(), phone: z.string() }), 'SELECT * FROM account')) {
    for (const message of boxOf(phone)) {
      const at = message.age === null ? null : now - message.age * minute;
      const readAt = message.unread === true ? null : (at ?? now);
      putMessage(store, id, { ...message, link: message.link ?? null, at, readAt });
    }
  }
}

/** Who has all exams has a full box, who has none an empty one. */
function boxOf(phone: string): readonly MessageContent[] {
  const exams = people.find((person) => person.phone === phone)?.exams ?? 'few';
  return exams === 'all' ? fullBox : exams === 'none' ? [] : smallBox;
}
