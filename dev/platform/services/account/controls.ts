import * as z from 'zod/mini';
import { demoPassword, people, signInNameOf } from '../../content/people.ts';
import { control, type Control, type Controlled } from '../../server/controls.ts';
import { jsonReply } from '../../server/envelope.ts';
import { accountIdOf } from './account-id.ts';
import { demoCode } from './auth-code.ts';
import { endSessionsOf } from './session.ts';

const outboxRow = z.object({
  id: z.number(),
  channel: z.string(),
  target: z.string(),
  text: z.string(),
  code: z.string(),
  at: z.number(),
});
const sessionOrder = z.object({ account: z.string(), action: z.enum(['expire', '303', '10000', '403']) });

function demoAccounts({ store, clock }: Controlled) {
  return people.flatMap((person) => {
    const { mail, name, description } = person;
    const account = signInNameOf(person);
    const id = accountIdOf(store, account);
    // Whoever changed the phone or closed the account is nobody to try with.
    if (id === undefined) return [];
    const code = demoCode(store, id, clock.now());
    return [{ account, mail, name, password: demoPassword, code, authCode: code, description, note: description }];
  });
}

/** The demo accounts, the codes that were sent, and the end of somebody's session. */
export const accountControls: Readonly<Record<string, Control>> = {
  'GET /__demo': (_, on) => jsonReply({ accounts: demoAccounts(on) }),
  'GET /__outbox': (_, { store }) =>
    jsonReply({ messages: store.all(outboxRow, 'SELECT * FROM outbox ORDER BY id DESC LIMIT 200') }),
  'POST /__session': control(sessionOrder, ({ account, action }, { store }) => {
    const id = accountIdOf(store, account);
    if (id) endSessionsOf(store, id, action === 'expire' ? 10000 : Number(action));
  }),
};
