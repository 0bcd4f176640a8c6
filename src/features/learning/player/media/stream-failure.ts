import type { MediaProblem } from './engine.ts';

/** Why a film in parts does not go on. */
export interface StreamFailure {
  kind: 'network' | 'media' | 'other';
  problem: MediaProblem;
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
export function afterFailure(
  { kind, status, part }: Omit<StreamFailure, 'problem'>,
  tried: Tried,
): 'recover' | 'pass' | 'renew' {
  if (kind === 'media' && !tried.recovered) return 'recover';
  if (part === null || ended.has(status) || tried.passed >= mostPassed) return 'renew';
  if (kind === 'media') return 'pass';
  // An address that ended gives no part; where a new one does not either, the part is broken.
  const isSame = tried.partStart !== null && Math.abs(tried.partStart - part.start) < 1;
  return kind === 'network' && (isSame || tried.passed > 0) ? 'pass' : 'renew';
}

/** What hls.js calls a failure, as the learner is told it. */
export function problemOf(type: string, details: string, status: number | null): MediaProblem {
  if (type === 'keySystemError') return 'protected';
  if (/Codecs?Error$/.test(details) || status === 415) return 'form';
  // A playlist that came and cannot be read is of the network for hls.js.
  return type === 'networkError' && !/(?:Parsing|Empty)Error$/.test(details) ? 'unreached' : 'damaged';
}
