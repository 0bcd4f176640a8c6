import type { Account } from '../../server/account.ts';

/** Learners who gave the platform a picture of themselves (by any other client: no document shows how). */
const pictured = new Set(['u-010002']);

/** Address of a learner's head image; '' for who has none. */
export function headImageOf({ id }: Pick<Account, 'id'>): string {
  return pictured.has(id) ? '/media/head.svg' : '';
}
