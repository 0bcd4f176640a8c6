import type { DeliveryProof, HeldPaper, SettledPhase } from '../../../src/contract/ipc/exam.ts';

/** What is to be waited for before the next try. */
export type WaitingFor = 'network' | 'sign-in' | 'platform';

export interface Wait {
  kind: 'wait';
  for: WaitingFor;
  /** The platform's own message; null: it said nothing. */
  message: string | null;
  /** The platform asked for this pause; 0: it did not. */
  retryAfterMs: number;
}

export interface Verdict {
  kind: 'settled';
  phase: SettledPhase;
  proof: DeliveryProof | null;
  held: HeldPaper | null;
  /** The platform's own message; null: it said nothing. */
  refusal: string | null;
}

/** What one try to deliver a paper came to. */
export type Outcome = Wait | Verdict;

export function waitFor(what: WaitingFor, { message = '', retryAfterMs = 0 } = {}): Wait {
  return { kind: 'wait', for: what, message: message || null, retryAfterMs };
}

export function delivered(proof: DeliveryProof, held: HeldPaper | null): Verdict {
  return { kind: 'settled', phase: 'delivered', proof, held, refusal: null };
}

export function settled(
  phase: Exclude<SettledPhase, 'delivered'>,
  { held = null, message = '' }: { held?: HeldPaper | null; message?: string } = {},
): Verdict {
  return { kind: 'settled', phase, proof: null, held, refusal: message || null };
}
