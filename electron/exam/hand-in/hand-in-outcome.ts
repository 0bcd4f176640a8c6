import type { DeliveryProof, HeldPaper, SettledPhase } from '#contract/ipc/exam.ts';
import type { Basis } from '#contract/platform/basis.ts';

/** What is to be waited for before the next try. */
export type WaitingFor = 'network' | 'sign-in' | 'platform';

export interface Wait {
  kind: 'wait';
  for: WaitingFor;
  /** The platform's own message; null: it said nothing. */
  message: string | null;
  /** The platform asked for this pause; 0: it did not. */
  retryAfterMs: number;
  /** So many looks at the platform's record are behind, and another one is due; absent: something else is. */
  looks?: number;
}

export interface Verdict {
  kind: 'settled';
  phase: SettledPhase;
  /** The weakest of what it rests on. */
  basis: Basis;
  proof: DeliveryProof | null;
  held: HeldPaper | null;
  /** The platform took the paper, and its record does not show it. */
  notShown?: true;
  /** The platform's own message; null: it said nothing. */
  refusal: string | null;
}

/** What one try to deliver a paper came to. */
export type Outcome = Wait | Verdict;

export function waitFor(what: WaitingFor, { message = '', retryAfterMs = 0 } = {}): Wait {
  return { kind: 'wait', for: what, message: message || null, retryAfterMs };
}

export function delivered(proof: DeliveryProof, { held, basis }: { held: HeldPaper | null; basis: Basis }): Verdict {
  return { kind: 'settled', phase: 'delivered', basis, proof, held, refusal: null };
}

export function settled(
  phase: Exclude<SettledPhase, 'delivered'>,
  { basis, held = null, message = null }: { basis: Basis; held?: HeldPaper | null; message?: string | null },
): Verdict {
  return { kind: 'settled', phase, basis, proof: null, held, refusal: message };
}
