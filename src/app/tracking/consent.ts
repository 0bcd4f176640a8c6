import type { SessionState } from '../../contract/ipc/session.ts';
import type { Settings } from '../../contract/ipc/settings.ts';

type Person = Pick<SessionState, 'signedIn' | 'accountId'>;
type Consents = Pick<Settings, 'trackingConsent'>;

/** What this learner answered; null: not asked yet, or nobody is signed in. */
export function answerOf({ trackingConsent }: Consents, { signedIn, accountId }: Person): boolean | null {
  if (!signedIn || accountId === null) return null;
  return Object.hasOwn(trackingConsent, accountId) ? (trackingConsent[accountId] ?? null) : null;
}

/** Usage is counted with a yes only: no answer is a no, and so is a visitor. */
export function maySend(settings: Consents, person: Person): boolean {
  return answerOf(settings, person) === true;
}

/** The change of settings that keeps an answer. */
export function withAnswer({ trackingConsent }: Consents, accountId: string, answer: boolean): Consents {
  return { trackingConsent: { ...trackingConsent, [accountId]: answer } };
}
