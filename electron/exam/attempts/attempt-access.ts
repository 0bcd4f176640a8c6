import { CodedError } from '../../core/coded-error.ts';
import type { SessionWatch, SignedInAccount } from '../../gateway/platform-client.ts';
import type { AttemptStore } from './attempt-store.ts';
import type { ActiveAttempt, OwnedAttempt } from '../proctor/active-attempt.ts';

/** Who may reach which attempt: only those of the account that is signed in, at any moment. */
export interface AttemptAccess {
  /** The account that is signed in; rejects with `no-attempt` when nobody is. */
  me(): SignedInAccount;
  /** Who writes into this attempt: also its learner whose session just ended, until somebody signs in. */
  writer(attemptId: string): SignedInAccount;
  /** Rejects with `no-attempt` when it is not this account's. */
  mine(attemptId: string): Promise<OwnedAttempt>;
  /** The page shows this paper; an open one is being sat from now on. */
  show(owned: OwnedAttempt): void;
  shown(): OwnedAttempt | null;
  /** Id of the attempt that is being sat; null: none is. */
  activeId(): string | null;
  leave(attemptId: string): void;
}

export interface AttemptAccessOptions {
  session: SessionWatch;
  store: Pick<AttemptStore, 'read'>;
  activeAttempt: ActiveAttempt;
}

export function createAttemptAccess({ session, store, activeAttempt }: AttemptAccessOptions): AttemptAccess {
  let current: OwnedAttempt | null = null;

  function shown(): OwnedAttempt | null {
    return current && current.account.accountId === session.account()?.accountId ? current : null;
  }

  function me(): SignedInAccount {
    const account = session.account();
    if (!account) throw new CodedError('no-attempt', 'Nobody is signed in.');
    return account;
  }

  return {
    me,
    shown,
    activeId: () => activeAttempt.attemptId(),
    // The page learns of the end a moment later than main: what was typed until then belongs on the disk.
    writer: (attemptId) =>
      session.account() === null && current?.attempt.attemptId === attemptId ? current.account : me(),
    async mine(attemptId) {
      const known = shown();
      if (known?.attempt.attemptId === attemptId) return known;
      const account = me();
      const attempt = await store.read(account.accountId, attemptId);
      if (!attempt) throw new CodedError('no-attempt', 'There is no such attempt of this account.');
      return { account, attempt };
    },
    show(owned) {
      if (session.account()?.accountId !== owned.account.accountId) return;
      current = owned;
      if (owned.attempt.phase === 'open') activeAttempt.take(owned.account, owned.attempt);
    },
    leave(attemptId) {
      if (activeAttempt.attemptId() === attemptId) activeAttempt.leave();
      if (current?.attempt.attemptId === attemptId) current = null;
    },
  };
}
