import type { SessionState } from '#contract/ipc/session.ts';
import type { Settings } from '#contract/ipc/settings.ts';

type Person = Pick<SessionState, 'signedIn' | 'accountId'>;
type Consents = Pick<Settings, 'trackingConsent'>;

/** The consent of this learner; null: not asked yet, or nobody is signed in. */
export function answerOf({ trackingConsent }: Consents, { signedIn, accountId }: Person): boolean | null {
  if (!signedIn || accountId === null) return null;
  return Object.hasOwn(trackingConsent, accountId) ? (trackingConsent[accountId] ?? null) : null;
}

/** True only with explicit consent of a signed-in learner. */
export function maySend(settings: Consents, person: Person): boolean {
  return answerOf(settings, person) === true;
}

/** The settings patch that stores an answer. */
export function withAnswer({ trackingConsent }: Consents, accountId: string, answer: boolean): Consents {
  return { trackingConsent: { ...trackingConsent, [accountId]: answer } };
}
