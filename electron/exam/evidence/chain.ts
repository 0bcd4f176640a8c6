import { createHash } from 'node:crypto';

/** Where the chain of one kind of evidence of an attempt stands: how many items the platform took, and the last one's hash. */
export interface ChainEnd {
  n: number;
  /** ''; nothing was taken yet. */
  hash: string;
  /** What a seat still had when its paper went on at another one: it hangs on the chain beside that seat's items. */
  tail?: true;
}

/** The ends of an attempt's chains. */
export type ChainEnds = Readonly<Record<'note' | 'capture', ChainEnd>>;

/** What an item carries: its place in the chain, and what it stands on. */
export interface ChainLink extends ChainEnd {
  previous: string;
}

/** What of an item the chain covers, beside its picture. */
type Chained = { place: string; takenAt: number } & (
  | { kind: 'note'; state: string }
  | { kind: 'capture'; faces: number | null }
);

export const chainStart: ChainEnd = { n: 0, hash: '' };

/**
 * The link of the next item that is sent. What was left out, changed or put in later breaks the chain at the platform, which
 * computes the same hash (docs/PLATFORM.md).
 */
export function nextLink(end: ChainEnd, facts: Chained, jpeg: Uint8Array): ChainLink {
  const { place, takenAt } = facts;
  const state = facts.kind === 'note' ? facts.state : '';
  const faces = facts.kind === 'capture' ? (facts.faces ?? '') : '';
  const picture = facts.kind === 'capture' ? createHash('sha256').update(jpeg).digest('hex') : '';
  const text = [end.hash, place, takenAt, state, faces, picture].join('\n');
  const hash = createHash('sha256').update(text).digest('hex');
  return { n: end.n + 1, previous: end.hash, hash, ...(end.tail ? { tail: end.tail } : {}) };
}
