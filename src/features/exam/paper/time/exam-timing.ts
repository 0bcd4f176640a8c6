import * as z from 'zod/mini';
import { storageKeys as names } from '#domain/session/storage-keys.ts';

/** Timing values of the open paper (001 §2, G-086): they outlive a reload of the page, not leaving it. */
const key = names.examTiming;
const shape = z.object({ attemptId: z.string(), countdownHidden: z.boolean() });

/** True when this paper's countdown was hidden. */
export function isCountdownHidden(attemptId: string): boolean {
  const stored = sessionStorage.getItem(key);
  if (stored === null) return false;
  try {
    const read = z.safeParse(shape, JSON.parse(stored));
    return read.success && read.data.attemptId === attemptId && read.data.countdownHidden;
  } catch {
    // Not ours, or cut short: the countdown is shown, which is the safe reading.
    return false;
  }
}

export function keepCountdownHidden(attemptId: string, countdownHidden: boolean): void {
  sessionStorage.setItem(key, JSON.stringify({ attemptId, countdownHidden }));
}

/** Leaving the exam paper page clears its timing values (001 §2). */
export function clearExamTiming(): void {
  sessionStorage.removeItem(key);
}
