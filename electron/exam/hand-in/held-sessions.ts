import { accountLogout } from '#contract/platform/account/account.ts';
import { oldLogoutWithToken } from '#contract/platform/account/session.ts';
import type { PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import type { AttemptsWith, HeldSession } from '../records/attempt-store.ts';
import type { Waiting } from './hand-in-state.ts';

export interface HeldSessionsOptions {
  store: AttemptsWith<'holdSession'>;
  platform: PlatformClient;
  /** Evidence and files that go out with the same sessions. */
  leftBehind?: { carries(attemptId: string): boolean; needs(token: string): boolean };
  report: (what: string, error: unknown) => void;
}

/** The calls that sign out at the platform, in the new and the old version. */
const logoutCalls = [accountLogout, oldLogoutWithToken];

/** The call with this id. */
export const logoutOf = (id: string) => logoutCalls.find((call) => call.id === id);

/** The sessions of learners who signed out before their papers were delivered. */
export interface HeldSessions {
  /** Stores the session with the paper; null removes it. False: it is not stored. */
  hold: (entry: Waiting, heldSession: HeldSession | null) => Promise<boolean>;
  /** Ends the session of a settled paper at the platform, once none of the `others` needs it. */
  release: (entry: Waiting, others: Iterable<Waiting>) => Promise<void>;
}

export function createHeldSessions({ store, platform, leftBehind, report }: HeldSessionsOptions): HeldSessions {
  async function hold(entry: Waiting, heldSession: HeldSession | null): Promise<boolean> {
    const { accountId, attemptId } = entry.paper;
    try {
      if (!(await store.attempt(accountId, attemptId).holdSession(heldSession))) return false;
    } catch (error) {
      report('the journal could not record the session of a paper', error);
      // What cannot be stored must not be relied on; what cannot be removed must not be used.
      if (heldSession) return false;
    }
    entry.paper = { ...entry.paper, heldSession };
    return true;
  }

  return {
    hold,
    async release(entry, others) {
      const { heldSession } = entry.paper;
      if (!heldSession) return;
      const { token, branch, logout } = heldSession;
      // It stays with the paper's evidence and files, and ends with the last of them.
      if (leftBehind?.carries(entry.paper.attemptId)) return;
      await hold(entry, null);
      const needed =
        [...others].some(({ paper }) => paper.heldSession?.token === token) || leftBehind?.needs(token) === true;
      const call = logoutOf(logout);
      if (!needed && call) await platform.call(call, {}, { as: { token, branch } });
    },
  };
}
