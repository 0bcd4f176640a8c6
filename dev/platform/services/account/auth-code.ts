import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { Account } from '../../server/account.ts';
import { minute } from '../../server/clock.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { accountCodes } from './codes.ts';

export const codeLifetimeMs = 10 * minute;
export const resendAfterMs = 60_000;

const codeRow = z.object({
  id: z.number(),
  code: z.string(),
  sent_at: z.number(),
  expires_at: z.number(),
  used_at: z.nullable(z.number()),
});

export type Channel = 'sms' | 'mail' | 'demo';

function newestCode(store: Store, accountId: string, channel: Channel) {
  return store.one(
    codeRow,
    'SELECT * FROM auth_code WHERE account_id = ? AND channel = ? ORDER BY id DESC LIMIT 1',
    accountId,
    channel,
  );
}

function keepCode(store: Store, accountId: string, channel: Channel, now: number): string {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  store.run(
    'INSERT INTO auth_code (account_id, channel, code, sent_at, expires_at) VALUES (?, ?, ?, ?, ?)',
    accountId,
    channel,
    code,
    now,
    now + codeLifetimeMs,
  );
  return code;
}

/** Sends six random digits; refused within 60 s of the last ones. They are read through GET /__outbox only. */
export function sendCode(store: Store, account: Account, channel: 'sms' | 'mail', now: number): void {
  const last = newestCode(store, account.id, channel);
  if (last && now - last.sent_at < resendAfterMs && now >= last.sent_at) {
    const seconds = Math.ceil((last.sent_at + resendAfterMs - now) / 1000);
    throw new Refusal(accountCodes.codeTooSoon, `验证码发送过于频繁，请 ${seconds} 秒后再试`);
  }
  const code = keepCode(store, account.id, channel, now);
  store.run(
    'INSERT INTO outbox (channel, target, text, code, at) VALUES (?, ?, ?, ?, ?)',
    channel,
    channel === 'sms' ? account.phone : account.mail,
    `【启程职业培训】您的登录验证码是 ${code}，10 分钟内有效。请勿告诉他人。`,
    code,
    now,
  );
}

/** A code that is good now, for the list of demo accounts. */
export function demoCode(store: Store, accountId: string, now: number): string {
  const last = newestCode(store, accountId, 'demo');
  const fresh = last && last.used_at === null && now >= last.sent_at && last.expires_at - now > codeLifetimeMs / 2;
  return fresh ? last.code : keepCode(store, accountId, 'demo', now);
}

/** Uses a code up: it must be the newest of its channel, not used and not older than ten minutes. */
export function useCode(store: Store, accountId: string, code: string, now: number): void {
  const known = (['sms', 'mail', 'demo'] as const)
    .map((channel) => newestCode(store, accountId, channel))
    .find((row) => row?.code === code);
  if (!known) throw new Refusal(accountCodes.wrongCode, '验证码错误，请重新输入');
  if (known.used_at !== null || known.expires_at <= now) {
    throw new Refusal(accountCodes.codeExpired, '验证码已失效，请重新获取');
  }
  store.run('UPDATE auth_code SET used_at = ? WHERE id = ?', now, known.id);
}
