import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { quirkOf } from '../../content/people.ts';
import { accountRow, type Account, type Accounts } from '../../server/account.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';

const lifetimeMs = 30 * 86_400_000;

const sessionRow = z.extend(accountRow, { expires_at: z.number(), ended_code: z.nullable(z.number()) });

/** Tokens lie in the database as digests only. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new session; the token is given out this once. */
export function openSession(store: Store, account: Account, now: number): string {
  const token = randomBytes(24).toString('base64url');
  const expires = quirkOf(account.phone) === 'expires-at-once' ? now : now + lifetimeMs;
  store.run(
    'INSERT INTO session (digest, account_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
    digestOf(token),
    account.id,
    now,
    expires,
  );
  return token;
}

/**
 * Whose token it is. Without one: 602 (001 §8, NO_LOGIN); run out: 10000; unknown or ended: 303, or 403 when staff
 * ended it (000 §8 names the codes, not their causes).
 */
export function accountOf(store: Store, token: string, now: number): Account {
  if (token === '') throw new Refusal(602, '您还没有登录，请先登录');
  const found = store.one(
    sessionRow,
    'SELECT account.*, expires_at, ended_code FROM session JOIN account ON account.id = account_id WHERE digest = ?',
    digestOf(token),
  );
  if (!found) throw new Refusal(303, '登录状态已失效，请重新登录');
  if (found.ended_code !== null) throw new Refusal(found.ended_code, endedMessage(found.ended_code));
  if (found.expires_at <= now) throw new Refusal(10000, '登录已过期，请重新登录');
  return found;
}

function endedMessage(code: number): string {
  if (code === 403) return '您的账号已被停用，请联系所在机构';
  return code === 10000 ? '登录已过期，请重新登录' : '您的账号已在其他设备登录';
}

/** Ends one session. */
export function endSession(store: Store, token: string): void {
  store.run('UPDATE session SET ended_code = 303 WHERE digest = ?', digestOf(token));
}

/** Ends every session of an account but one, as a new password does. */
export function endOtherSessions(store: Store, accountId: string, token: string): void {
  store.run(
    'UPDATE session SET ended_code = 303 WHERE account_id = ? AND digest <> ? AND ended_code IS NULL',
    accountId,
    digestOf(token),
  );
}

/** Ends every session of an account with the code that the next call shall get. */
export function endSessionsOf(store: Store, accountId: string, code: number): void {
  store.run('UPDATE session SET ended_code = ? WHERE account_id = ?', code, accountId);
}

/** How the server finds out who asks. */
export const accounts: Accounts = {
  ofToken: accountOf,
  ofContact: (store, contact) =>
    store.one(accountRow, 'SELECT * FROM account WHERE ? IN (phone, mail)', contact) ?? null,
};
