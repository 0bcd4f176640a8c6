import type { Timer } from '#electron/kernel/timer.ts';
import type { AttemptsWith, OwnedAttempt } from '../records/attempt-store.ts';

export interface PaperConsentOptions {
  store: AttemptsWith<'note'>;
  /** Whether this account's agreement to pictures is remembered on this machine. */
  consented: (accountId: string) => boolean;
  timer: Timer;
  /** A note of the seat for those who look at the evidence. */
  tell: (of: OwnedAttempt, state: string) => Promise<void>;
  report: (what: string, error: unknown) => void;
}

/**
 * The agreement to pictures lies with the paper itself, so that taking it out of the settings does not end them. A formal
 * paper that goes on without any is told to staff, and nobody is kept from it.
 */
export interface PaperConsent {
  entered(of: OwnedAttempt): void;
  stopped(): void;
  /** Whether pictures of this paper may be taken. */
  given(of: OwnedAttempt): boolean;
}

/** The learner is asked as the paper opens; whoever has not agreed by then goes on without. */
const askedMs = 60_000;

export function createPaperConsent({ store, consented, timer, tell, report }: PaperConsentOptions): PaperConsent {
  const kept = new Set<string>();
  const told = new Set<string>();
  let cancel: () => void = () => undefined;

  function keep({ account, attempt }: OwnedAttempt): void {
    const { attemptId } = attempt;
    kept.add(attemptId);
    store
      .attempt(account.accountId, attemptId)
      .note({ type: 'consent' })
      .catch((error: unknown) => {
        kept.delete(attemptId);
        report('a consent is not in the journal', error);
      });
  }

  function given(of: OwnedAttempt): boolean {
    const { account, attempt } = of;
    if (attempt.consented === true || kept.has(attempt.attemptId)) return true;
    if (!consented(account.accountId)) return false;
    keep(of);
    return true;
  }

  return {
    given,
    entered(of) {
      const { attemptId, rules } = of.attempt;
      if (rules.cameraCount === 0 || given(of) || rules.formal === false || told.has(attemptId)) return;
      cancel = timer(() => {
        if (given(of)) return;
        told.add(attemptId);
        tell(of, 'no-consent').catch((error: unknown) => report('a missing consent is not evidence', error));
      }, askedMs);
    },
    stopped() {
      cancel();
    },
  };
}
