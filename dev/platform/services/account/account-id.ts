import * as z from 'zod/mini';
import type { Store } from '../../server/store.ts';

const idRow = z.object({ id: z.string() });

/** The id of an account by phone, mail or id; undefined: no account. */
export function accountIdOf(store: Store, name: string): string | undefined {
  return store.one(idRow, 'SELECT id FROM account WHERE ? IN (phone, mail, id)', name)?.id;
}
