import { endsSession, isSuccess, needsSignIn } from '../../../src/contract/platform/codes.ts';
import type { PlatformAnswer } from '../../gateway/platform-client.ts';
import type { EvidenceKind } from './evidence-store.ts';

/**
 * What to do with an item after a try. `later`: it stays, with a growing wait. `refused`: it stays, but counts against
 * it. `session`: it stays until its account signs in again.
 */
export type DeliveryOutcome = 'delivered' | 'later' | 'refused' | 'session' | 'give-up';

/** True when the platform, or what stands before it, refused the request without acting on it. */
function didNotAct(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500;
}

/** A picture that the platform refuses this often will never be taken. */
const mostRefusals = 3;

export function deliveryOutcome(kind: EvidenceKind, answer: PlatformAnswer, refusals: number): DeliveryOutcome {
  if (answer.kind === 'unreachable') return 'later';
  // A switch whose outcome is unknown may have been counted: sending it again would accuse the learner twice.
  if (answer.kind === 'unknown') return kind === 'switch' && !didNotAct(answer.status) ? 'give-up' : 'later';
  if (isSuccess(answer.code)) return 'delivered';
  if (endsSession(answer.code)) return 'session';
  // 602 says nothing about the item; whether the session is over is confirmed by another call.
  if (needsSignIn(answer.code)) return 'later';
  return refusals + 1 >= mostRefusals ? 'give-up' : 'refused';
}
