import * as z from 'zod/mini';
import { emptySettlement, settlementFields, type SettlementValues } from './form.ts';

/** Neither the code nor pictures: the one is spent soon, the platform forgets the others. */
const kept = z.omit(settlementFields, { authCode: true, licence: true, base: true });
const draft = z.object({ at: z.number(), values: kept });

const keyOf = (accountId: string | null) => `settlement.draft.${accountId ?? 'visitor'}`;

/** What was typed before and not sent, and when (epoch ms); null: nothing. */
export function readDraft(accountId: string | null): { at: number; values: SettlementValues } | null {
  try {
    const read = z.safeParse(draft, JSON.parse(localStorage.getItem(keyOf(accountId)) ?? 'null'));
    return read.success ? { at: read.data.at, values: { ...emptySettlement, ...read.data.values } } : null;
  } catch {
    return null; // Written by nobody: there is no draft.
  }
}

/** Keeps what is typed; a form without a text is none. */
export function keepDraft(accountId: string | null, values: SettlementValues, at: number): void {
  const typed = z.parse(kept, values);
  const empty = Object.values(typed).every((value) => value === '' || value === false);
  if (!empty) localStorage.setItem(keyOf(accountId), JSON.stringify({ at, values: typed }));
}

export function dropDraft(accountId: string | null): void {
  localStorage.removeItem(keyOf(accountId));
}
