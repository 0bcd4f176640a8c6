import { CodedError } from '#electron/kernel/coded-error.ts';
import type { Credential, SessionWatch, SignedInAccount } from '#electron/platform/gateway/platform-client.ts';
import { keepsHere } from '#rules/exam/keeps-here.ts';
import type { AttemptHandle, AttemptStore, OwnedAttempt } from '../records/attempt-store.ts';
import type { PaperPlace } from '../records/paper-place.ts';
import type { ActiveAttempt } from './active-attempt.ts';

/** Who may reach which attempt: only those of the account that is signed in, at any moment. */
export interface AttemptAccess {
  /** Who is signed in; between two tokens, until the platform has told whose the new one is, who sits the paper. */
  account(): SignedInAccount | null;
  /** The same; rejects with `no-attempt` when it is nobody. */
  me(): SignedInAccount;
  /** Who writes into this attempt: also its learner whose session just ended, until somebody signs in. */
  writer(attemptId: string): SignedInAccount;
  /** The attempt of whoever writes into it. */
  attempt(attemptId: string): AttemptHandle;
  /** As it stands on the disk: what the page was shown may be older. Rejects with `no-attempt` when it is not this account's. */
  onDisk(attemptId: string): Promise<OwnedAttempt>;
  /** Rejects with `no-attempt` when it is not this account's. */
  mine(attemptId: string): Promise<OwnedAttempt>;
  /** The page shows this paper; an open one is being sat from now on. */
  show(owned: OwnedAttempt): void;
  shown(): OwnedAttempt | null;
  /** Id of the attempt that is being sat; null: none is. */
  activeId(): string | null;
  leave(attemptId: string): void;
  /** True while a switch of branch, tenant or identity would leave a paper behind that is not at the platform. */
  keepsHere(this: void): Promise<boolean>;
}

export interface AttemptAccessOptions {
  session: SessionWatch;
  /** The current session; null: it has ended. */
  credential: () => Credential | null;
  /** Where calls of the current session arrive. */
  here: () => PaperPlace;
  store: Pick<AttemptStore, 'attempt' | 'pending'>;
  activeAttempt: ActiveAttempt;
  report: (what: string, error: unknown) => void;
}

export function createAttemptAccess(options: AttemptAccessOptions): AttemptAccess {
  const { session, credential, here, store, activeAttempt, report } = options;
  let current: OwnedAttempt | null = null;

  function shown(): OwnedAttempt | null {
    if (!current) return null;
    const signedIn = session.account();
    if (signedIn) return signedIn.accountId === current.account.accountId ? current : null;
    // A token that is renewed in the middle of a paper takes it from nobody. One that is gone does: the paper is left then.
    return credential() !== null && activeAttempt.attemptId() === current.attempt.attemptId ? current : null;
  }

  function account(): SignedInAccount | null {
    return session.account() ?? shown()?.account ?? null;
  }

  function me(): SignedInAccount {
    const signedIn = account();
    if (!signedIn) throw new CodedError('no-attempt', 'Nobody is signed in.');
    return signedIn;
  }

  // The page learns of the end a moment later than main: what was typed until then belongs on the disk.
  function writer(attemptId: string): SignedInAccount {
    return session.account() === null && current?.attempt.attemptId === attemptId ? current.account : me();
  }

  async function onDisk(attemptId: string): Promise<OwnedAttempt> {
    const owner = me();
    const attempt = await store.attempt(owner.accountId, attemptId).read();
    if (!attempt) throw new CodedError('no-attempt', 'There is no such attempt of this account.');
    return { account: owner, attempt };
  }

  return {
    account,
    me,
    shown,
    activeId: () => activeAttempt.attemptId(),
    writer,
    attempt: (attemptId) => store.attempt(writer(attemptId).accountId, attemptId),
    onDisk,
    async mine(attemptId) {
      const known = shown();
      return known?.attempt.attemptId === attemptId ? known : onDisk(attemptId);
    },
    show(owned) {
      if (account()?.accountId !== owned.account.accountId) return;
      current = owned;
      if (owned.attempt.phase === 'open') activeAttempt.take(owned.account, owned.attempt);
    },
    leave(attemptId) {
      if (activeAttempt.attemptId() === attemptId) activeAttempt.leave();
      if (current?.attempt.attemptId === attemptId) current = null;
    },
    async keepsHere() {
      const who = account();
      if (!who || here().branch === null) return false;
      try {
        return (await store.pending(who.accountId)).some(keepsHere);
      } catch (error) {
        // What is sent is looked at once more before it goes; a disk in trouble must not keep anybody.
        report('unfinished attempts', error);
        return false;
      }
    },
  };
}
