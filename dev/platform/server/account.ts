import * as z from 'zod/mini';
import type { Store } from './store.ts';

/** A learner's row. */
export const accountRow = z.object({
  id: z.string(),
  phone: z.string(),
  mail: z.string(),
  name: z.string(),
  password: z.string(),
  verified: z.number(),
  wrong_passwords: z.number(),
  locked_until: z.nullable(z.number()),
});

export type Account = z.output<typeof accountRow>;

/** How the server finds out who asks. */
export interface Accounts {
  /** The account of a token; throws a `Refusal` when it has none. */
  ofToken(store: Store, token: string, now: number): Account;
  /** The account of a phone or mail address. */
  ofContact(store: Store, contact: string): Account | null;
}
