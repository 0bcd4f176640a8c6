/** How often in a row a call was answered as one that does not exist, and when (ms of any clock). */
export interface Absence {
  times: number;
  firstAt: number;
  lastAt: number;
}

/** A deployment or a proxy answers like this for a while, of calls that are there. */
const least = { times: 3, ms: 3 * 60_000 };

/** A call that counts as absent is looked at again after this. */
export const lookAgainMs = 10 * 60_000;

/** What is known after an answer; null: the call is there. */
export function afterAnswer(before: Absence | null, absent: boolean, now: number): Absence | null {
  if (!absent) return null;
  return { times: (before?.times ?? 0) + 1, firstAt: before?.firstAt ?? now, lastAt: now };
}

/** True once a call may be taken for one that the platform does not have. */
export function isTakenForAbsent(absence: Absence | null): boolean {
  if (absence === null) return false;
  // A clock that was set back says nothing of how long it lasted.
  return absence.times >= least.times && Math.abs(absence.lastAt - absence.firstAt) >= least.ms;
}

/** False while a call that counts as absent is not asked. */
export function isWorthAsking(absence: Absence | null, now: number): boolean {
  return absence === null || !isTakenForAbsent(absence) || Math.abs(now - absence.lastAt) >= lookAgainMs;
}
