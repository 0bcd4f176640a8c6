import { createHash } from 'node:crypto';

/** Where the chain of one kind of evidence of an attempt stands: the last number that was given here, and its item's hash. */
export interface ChainEnd {
  n: number;
  /** ''; nothing was stored yet. */
  hash: string;
  /** What a seat stored after its paper went on at another one: it hangs on the chain beside that seat's items. */
  tail?: true;
}

/** Kinds whose items are chained; the report of a switch has no field for it. */
export const chainedKinds = ['note', 'capture'] as const;
export type ChainedKind = (typeof chainedKinds)[number];

/** The ends of an attempt's chains. */
export type ChainEnds = Readonly<Record<ChainedKind, ChainEnd>>;

/** What an item carries: its place in the chain, and what it stands on. */
export interface ChainLink extends ChainEnd {
  previous: string;
}

export const chainStart: ChainEnd = { n: 0, hash: '' };
export const noChains: ChainEnds = { note: chainStart, capture: chainStart };

/**
 * The link of the next item. It is given when the item is stored, so what is taken out of the store before it was sent
 * leaves a number that never comes; what was changed or put in later does not fit. The platform computes the same hash
 * (docs/PLATFORM.md).
 */
export function linkAfter(end: ChainEnd, text: string): ChainLink {
  const hash = createHash('sha256').update(`${end.hash}\n${text}`).digest('hex');
  return { n: end.n + 1, previous: end.hash, hash, ...(end.tail ? { tail: end.tail } : {}) };
}

/** Of two accounts of one chain the longer: a number is never given twice. */
export function laterEnds(a: ChainEnds, b: ChainEnds | null): ChainEnds {
  if (!b) return a;
  return { note: b.note.n > a.note.n ? b.note : a.note, capture: b.capture.n > a.capture.n ? b.capture : a.capture };
}
