import { endsSession, isSuccess, needsSignIn } from '#contract/platform/codes.ts';
import { saysBusy, type PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import type { EvidenceKind } from './evidence-store.ts';

/**
 * What to do with an item after a try. `later`: it stays, with a growing wait. `refused`: it stays, but counts against
 * it. `session`: it stays until its account signs in again.
 */
export type DeliveryOutcome = 'delivered' | 'later' | 'refused' | 'session' | 'give-up';

/** What a proxy or a firewall before the platform says of a request that it does not let through as it is. */
const itemRefused: readonly (number | null)[] = [400, 413, 415, 422];

/** True when the platform, or what stands before it, refused the request without acting on it. */
function didNotAct(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500;
}

/** An item that is refused this often will never be taken. */
const maxRefusals = 3;

/** A platform's own words for a picture that is too large. */
const tooLargeWords = /too\s+(?:large|big)|过大|太大|超[过出].{0,6}(?:大小|限制)/i;

/**
 * True when a picture was not taken because of its size: by the status or the words of the answer, or because nothing of its size
 * was taken yet while smaller ones were, and it was refused before. `largestTaken`: bytes; 0: none was taken.
 */
export function isTooLarge(
  answer: PlatformAnswer,
  { bytes, largestTaken, refusals }: { bytes: number; largestTaken: number; refusals: number },
): boolean {
  if (answer.kind === 'unreachable') return false;
  if (answer.kind === 'unknown' && answer.status === 413) return true;
  if (answer.kind === 'answered' && (answer.code === 413 || tooLargeWords.test(answer.message))) return true;
  return refusals > 0 && largestTaken > 0 && bytes > largestTaken;
}

/**
 * `refusals`: those before this try. `othersTaken`: the platform has taken others of its kind since the first of them, so
 * that a refusal without words of the platform is about this item and not about the way there.
 */
export function deliveryOutcome(
  kind: EvidenceKind,
  answer: PlatformAnswer,
  refusals: number,
  othersTaken: boolean,
): DeliveryOutcome {
  const refused = refusals + 1 >= maxRefusals ? 'give-up' : 'refused';
  if (answer.kind === 'unreachable') return 'later';
  if (answer.kind === 'unknown' && itemRefused.includes(answer.status)) return othersTaken ? refused : 'refused';
  // A switch whose outcome is unknown may have been counted: sending it again would accuse the learner twice.
  if (answer.kind === 'unknown') return kind === 'switch' && !didNotAct(answer.status) ? 'give-up' : 'later';
  if (isSuccess(answer.code)) return 'delivered';
  if (endsSession(answer.code)) return 'session';
  // 602 says nothing about the item; whether the session is over is confirmed by another call.
  if (needsSignIn(answer.code)) return 'later';
  // A busy platform has not looked at the item.
  if (saysBusy(answer.message)) return 'later';
  return refused;
}
