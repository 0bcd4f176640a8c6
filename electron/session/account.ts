import * as z from 'zod/mini';
import type { SignedInAccount } from '../gateway/platform-client.ts';

const identity = z.union([z.string().check(z.minLength(1)), z.number()]);
const answer = z.object({ accountId: identity, name: z.optional(z.unknown()), phone: z.optional(z.unknown()) });

/** The account in an answer of getAccountUserInfo (001 §3); null when it names none. */
export function readAccount(data: unknown): SignedInAccount | null {
  const read = z.safeParse(answer, data);
  if (!read.success) return null;
  const { accountId, name, phone } = read.data;
  return { accountId: String(accountId), name: textOf(name) || null, maskedPhone: maskPhone(textOf(phone)) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** First three and last four digits stay (001 §4). A phone too short for that shows none. */
export function maskPhone(phone: string): string | null {
  const digits = phone.trim();
  if (/^\d{3}\*+\d{4}$/.test(digits)) return digits;
  return /^\d{8,}$/.test(digits) ? `${digits.slice(0, 3)}****${digits.slice(-4)}` : null;
}
