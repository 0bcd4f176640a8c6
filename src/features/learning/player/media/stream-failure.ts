/** Why a film in parts does not go on. */
export interface StreamFailure {
  kind: 'network' | 'media' | 'other';
  /** HTTP status; null: none came. */
  status: number | null;
  /** Where the part that failed begins and ends, seconds; null: it is no part. */
  part: { start: number; end: number } | null;
}

/** What was done for a film before, in this element. */
export interface Tried {
  /** Where the last part that failed began. */
  partStart: number | null;
  recovered: boolean;
  /** Parts that were passed one after the other, without a second that played between them. */
  passed: number;
}

export const untried: Tried = { partStart: null, recovered: false, passed: 0 };

/** So many broken parts one after the other are the end of a film. */
const mostPassed = 5;
const ended: ReadonlySet<number | null> = new Set([401, 403, 410]);

/**
 * `recover`: the decoder begins anew. `pass`: the film goes on behind the part. `renew`: the address may have ended, another
 * one is asked for.
 */
export function afterFailure({ kind, status, part }: StreamFailure, tried: Tried): 'recover' | 'pass' | 'renew' {
  if (kind === 'media' && !tried.recovered) return 'recover';
  if (part === null || ended.has(status) || tried.passed >= mostPassed) return 'renew';
  if (kind === 'media') return 'pass';
  // An address that ended gives no part; where a new one does not either, the part is broken.
  const isSame = tried.partStart !== null && Math.abs(tried.partStart - part.start) < 1;
  return kind === 'network' && (isSame || tried.passed > 0) ? 'pass' : 'renew';
}
