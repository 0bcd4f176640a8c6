import * as z from 'zod/mini';
import { getAccountUserInfo } from '#contract/platform/account/account.ts';
import type { SignedInAccount } from './platform-client.ts';

/** The account in the data of getAccountUserInfo or getUserInfo (001 §3); null: none. */
export function readAccount(data: unknown): SignedInAccount | null {
  const read = z.safeParse(getAccountUserInfo.answer, data);
  if (!read.success || read.data.accountId === '') return null;
  const { accountId, name, phone } = read.data;
  return { accountId, name: name || null, maskedPhone: maskPhone(phone) };
}

/** Shows the first three and last four digits (001 §4); null: the number is too short for that. */
export function maskPhone(phone: string): string | null {
  const digits = phone.trim();
  if (/^\d{3}\*+\d{4}$/.test(digits)) return digits;
  return /^\d{8,}$/.test(digits) ? `${digits.slice(0, 3)}****${digits.slice(-4)}` : null;
}
