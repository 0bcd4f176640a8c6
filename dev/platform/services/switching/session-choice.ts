import * as z from 'zod/mini';
import type { Context } from '../../server/handle.ts';
import type { Store } from '../../server/store.ts';
import { digestOf, endSession, openSession } from '../account/session.ts';

const choiceRow = z.object({
  saas: z.nullable(z.string()),
  identity: z.nullable(z.string()),
  branch: z.nullable(z.string()),
});

/** What a session was switched to: tenant by name, identity and branch by code; null: never switched. */
export type SessionChoice = z.output<typeof choiceRow>;

/** What the session of this token was switched to. */
export function choiceOf(store: Store, token: string): SessionChoice {
  const row = store.one(
    choiceRow,
    'SELECT saas, identity, branch FROM session_choice WHERE digest = ?',
    digestOf(token),
  );
  return row ?? { saas: null, identity: null, branch: null };
}

/** A switch gives a new token and ends the one it was asked with. */
export function switchSession({ store, token, account, clock }: Context, change: Partial<SessionChoice>) {
  const { saas, identity, branch } = { ...choiceOf(store, token), ...change };
  const next = openSession(store, account, clock.now());
  store.run(
    'INSERT INTO session_choice (digest, saas, identity, branch) VALUES (?, ?, ?, ?)',
    digestOf(next),
    saas,
    identity,
    branch,
  );
  endSession(store, token);
  return { token: next, accountId: account.id };
}
