import * as z from 'zod/mini';
import { emptySettlement, settlementFields, type SettlementValues } from './form.ts';

/** Neither the code nor pictures: the one is spent soon, the platform forgets the others. */
const kept = z.omit(settlementFields, { authCode: true, licence: true, base: true });
const draft = z.object({ at: z.number(), values: kept });

const keyOf = (accountId: string) => `settlement.draft.${accountId}`;

/** Where an earlier version kept what visitors typed, whoever came next. */
const visitorsKey = 'settlement.draft.visitor';

/** What was typed before and not sent, and when (epoch ms); null: nothing, and always of a visitor: the seat is anybody's. */
export function readDraft(accountId: string | null): { at: number; values: SettlementValues } | null {
  localStorage.removeItem(visitorsKey);
  if (accountId === null) return null;
  try {
    const read = z.safeParse(draft, JSON.parse(localStorage.getItem(keyOf(accountId)) ?? 'null'));
    return read.success ? { at: read.data.at, values: { ...emptySettlement, ...read.data.values } } : null;
  } catch {
    return null; // Written by nobody: there is no draft.
  }
}

/** Keeps what is typed; a form without a text is none. */
export function keepDraft(accountId: string | null, values: SettlementValues, at: number): void {
  if (accountId === null) return;
  const typed = z.parse(kept, values);
  const empty = Object.values(typed).every((value) => value === '' || value === false);
  if (!empty) localStorage.setItem(keyOf(accountId), JSON.stringify({ at, values: typed }));
}

export function dropDraft(accountId: string | null): void {
  if (accountId !== null) localStorage.removeItem(keyOf(accountId));
}
