import * as z from 'zod/mini';
import { storageKeys } from '#domain/session/storage-keys.ts';

/** So many goods are remembered. */
const kept = 6;

const ids = z.array(z.string());

/** The ids in a stored text, the newest first; none in a text that is not ours. */
export function readRecent(stored: string | null): string[] {
  if (stored === null) return [];
  try {
    const read = z.safeParse(ids, JSON.parse(stored));
    return read.success ? read.data.slice(0, kept) : [];
  } catch {
    return []; // Not JSON: another program wrote it, and nothing is lost but a shortcut.
  }
}

/** The text with one id at its head. */
export function withRecent(stored: string | null, id: string): string {
  return JSON.stringify([id, ...readRecent(stored).filter((one) => one !== id)].slice(0, kept));
}

/** The goods that were looked at on this computer since the sign-in, the newest first. */
export function recentGoods(): string[] {
  return readRecent(localStorage.getItem(storageKeys.recentGoods));
}

export function rememberGoods(id: string): void {
  localStorage.setItem(storageKeys.recentGoods, withRecent(localStorage.getItem(storageKeys.recentGoods), id));
}
