import { accountRow, type Account } from '../../server/account.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { accountCodes } from './codes.ts';

export type ContactKind = 'phone' | 'mail';

const patterns = { phone: /^1\d{10}$/, mail: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/ } as const;
const wrong = { phone: '请填写正确的手机号', mail: '请输入正确的电子邮箱' } as const;
const unknown = { phone: '该手机号尚未注册', mail: '该邮箱尚未注册' } as const;
const taken = {
  phone: '该手机号已绑定其他账号，请更换手机号',
  mail: '该邮箱已绑定其他账号，请更换邮箱',
} as const;

/** What stands in the column of a contact that an account has not: unique, and nothing that anybody can type. */
export function noContact(accountId: string): string {
  return `none-${accountId}`;
}

/** The contact of an account as the wire shows it; '' when there is none. */
export function contactOf(account: Account, kind: ContactKind): string {
  return patterns[kind].test(account[kind]) ? account[kind] : '';
}

/** A phone or mail address as it was typed, without blanks around it. Refused when it is none. */
export function readContact(kind: ContactKind, text: string): string {
  const value = text.trim();
  if (!patterns[kind].test(value)) throw new Refusal(serverCodes.badParameter, wrong[kind]);
  return value;
}

/** The account that a phone or a mail address belongs to. Refused when it belongs to nobody. */
export function accountBy(store: Store, kind: ContactKind, text: string): Account {
  const value = readContact(kind, text);
  const found = holderOf(store, kind, value);
  if (!found) throw new Refusal(accountCodes.unknownAccount, unknown[kind]);
  return found;
}

/** The same for a name that may be either of the two. */
export function accountByName(store: Store, name: string): Account {
  const text = name.trim();
  return accountBy(store, text.includes('@') ? 'mail' : 'phone', text);
}

/** Refuses a contact that somebody has already. */
export function requireFree(store: Store, kind: ContactKind, value: string): void {
  if (holderOf(store, kind, value)) throw new Refusal(accountCodes.contactTaken, taken[kind]);
}

export function holderOf(store: Store, kind: ContactKind, value: string): Account | undefined {
  return store.one(accountRow, `SELECT * FROM account WHERE ${kind} = ?`, value);
}
