import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { day } from '../../server/clock.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { codeLifetimeMs, resendAfterMs } from './auth-code.ts';
import { accountCodes } from './codes.ts';
import type { ContactKind } from './contact.ts';

/** What a code may be used for; one for another purpose is a wrong one. */
export type CodePurpose = 'register' | 'recover' | 'self' | 'change-phone' | 'change-mail' | 'settle';

/** To whom a code went and for what; `accountId` null: to somebody who has no account yet. */
export interface CodeFor {
  purpose: CodePurpose;
  target: string;
  accountId: string | null;
}

const acts = {
  register: '注册账号',
  recover: '重新设置密码',
  self: '验证身份',
  'change-phone': '更换或绑定手机号',
  'change-mail': '更换或绑定邮箱',
  settle: '申请机构入驻',
} as const;

const mostADay = 10;
const mostWrongTries = 5;

const codeRow = z.object({
  id: z.number(),
  code: z.string(),
  sent_at: z.number(),
  expires_at: z.number(),
  used_at: z.nullable(z.number()),
  wrong_tries: z.number(),
});

function newest(store: Store, { purpose, target, accountId }: CodeFor) {
  return store.one(
    codeRow,
    'SELECT * FROM sent_code WHERE purpose = ? AND target = ? AND account_id IS ? ORDER BY id DESC LIMIT 1',
    purpose,
    target,
    accountId,
  );
}

/**
 * Sends six digits that are good for one purpose, ten minutes and one use; read through GET /__outbox only. Refused
 * within 60 s of the last ones for the same purpose, and after ten in a day.
 */
export function sendCodeFor(store: Store, kind: ContactKind, to: CodeFor, now: number): void {
  const last = newest(store, to);
  if (last && now - last.sent_at < resendAfterMs && now >= last.sent_at) {
    const seconds = Math.ceil((last.sent_at + resendAfterMs - now) / 1000);
    throw new Refusal(accountCodes.codeTooSoon, `验证码发送过于频繁，请 ${seconds} 秒后再试`);
  }
  const sent = store.one(
    z.object({ count: z.number() }),
    'SELECT COUNT(*) AS count FROM sent_code WHERE purpose = ? AND target = ? AND sent_at > ?',
    to.purpose,
    to.target,
    now - day,
  );
  if ((sent?.count ?? 0) >= mostADay) {
    throw new Refusal(accountCodes.codeTooMany, '今天获取验证码的次数过多，请 24 小时后再试');
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  store.run(
    'INSERT INTO sent_code (purpose, target, account_id, code, sent_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
    to.purpose,
    to.target,
    to.accountId,
    code,
    now,
    now + codeLifetimeMs,
  );
  store.run(
    'INSERT INTO outbox (channel, target, text, code, at) VALUES (?, ?, ?, ?, ?)',
    kind === 'phone' ? 'sms' : 'mail',
    to.target,
    `【启程职业培训】您正在${acts[to.purpose]}，验证码是 ${code}，10 分钟内有效。请勿告诉他人。`,
    code,
    now,
  );
}

/** Refuses unless this is the newest code for the purpose: not used, not too old, not guessed at five times. */
export function checkCodeFor(store: Store, to: CodeFor, typed: string, now: number): number {
  const code = typed.trim();
  if (code === '') throw new Refusal(accountCodes.codeMissing, '验证码不能为空');
  const last = newest(store, to);
  if (last && last.code !== code) {
    store.run('UPDATE sent_code SET wrong_tries = wrong_tries + 1 WHERE id = ?', last.id);
  }
  if (last && (last.used_at !== null || last.expires_at <= now || last.wrong_tries >= mostWrongTries)) {
    throw new Refusal(accountCodes.codeExpired, '验证码已失效，请重新获取');
  }
  if (last?.code !== code) throw new Refusal(accountCodes.wrongCode, '验证码错误，请重新输入');
  return last.id;
}

/** The same, and uses the code up. */
export function spendCodeFor(store: Store, to: CodeFor, typed: string, now: number): void {
  const id = checkCodeFor(store, to, typed, now);
  store.run('UPDATE sent_code SET used_at = ? WHERE id = ?', now, id);
}
