import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { minute } from '../../server/clock.ts';
import type { Store } from '../../server/store.ts';
import { hashPassword, isPassword } from '../account/password.ts';

/** The demo invigilator; docs/PLATFORM.md lists it. */
export const demoInvigilator = { account: 'invigilator', password: 'Lectern2026', name: '王监考' };

const lockAfter = 5;
const lockForMs = 10 * minute;
const lifetimeMs = 12 * 60 * minute;

const row = z.object({
  account: z.string(),
  name: z.string(),
  password: z.string(),
  wrong_passwords: z.number(),
  locked_until: z.nullable(z.number()),
});
const sessionRow = z.object({ account: z.string(), name: z.string() });

export interface Invigilator {
  account: string;
  name: string;
}

export type SignIn = { token: string } | { problem: string };

/** One answer for an unknown account and a wrong password: neither tells which accounts exist. */
const wrong = '账号或密码不正确';

/** Opens a session. Five wrong passwords lock the account for ten minutes. */
export function signIn(
  store: Store,
  { account, password }: { account: string; password: string },
  now: number,
): SignIn {
  const found = store.one(row, 'SELECT * FROM invigilator WHERE account = ?', account);
  if (!found) return { problem: wrong };
  if (found.locked_until !== null && found.locked_until > now)
    return { problem: '密码连续输错 5 次，请 10 分钟后再试' };
  if (!isPassword(password, found.password)) {
    const count = found.wrong_passwords + 1;
    const locked = count >= lockAfter;
    store.run(
      'UPDATE invigilator SET wrong_passwords = ?, locked_until = ? WHERE account = ?',
      locked ? 0 : count,
      locked ? now + lockForMs : null,
      account,
    );
    return { problem: wrong };
  }
  store.run('UPDATE invigilator SET wrong_passwords = 0, locked_until = NULL WHERE account = ?', account);
  const token = randomBytes(24).toString('base64url');
  store.run('INSERT INTO invigilator_session VALUES (?, ?, ?)', digestOf(token), account, now + lifetimeMs);
  return { token };
}

/** Whose session it is; null: nobody's. */
export function invigilatorOf(store: Store, token: string, now: number): Invigilator | null {
  const sql = `SELECT invigilator.account, name FROM invigilator_session JOIN invigilator USING (account)
    WHERE digest = ? AND expires_at > ?`;
  return store.one(sessionRow, sql, digestOf(token), now) ?? null;
}

export function signOut(store: Store, token: string): void {
  store.run('DELETE FROM invigilator_session WHERE digest = ?', digestOf(token));
}

export function seedInvigilators({ store }: { store: Store }): void {
  const { account, name, password } = demoInvigilator;
  if (store.one(row, 'SELECT * FROM invigilator WHERE account = ?', account)) return;
  store.run(
    'INSERT INTO invigilator (account, name, password) VALUES (?, ?, ?)',
    account,
    name,
    hashPassword(password),
  );
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
