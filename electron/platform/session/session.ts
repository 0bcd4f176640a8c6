import { noBranch, type Branch, type EndReason, type SessionState } from '#contract/ipc/session.ts';
import { switchIdentity, switchSaas } from '#contract/platform/account/session.ts';
import type { Vault } from '#electron/storage/keystore/vault.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import type { SessionWatch, SignedInAccount } from '../gateway/platform-client.ts';
import { readStoredBranch, readStoredSession, type StoredBranch } from './stored-session.ts';

/** The session of this client. */
export interface Session extends SessionWatch {
  state: () => SessionState;
  token: () => string | null;
  /** The current branch; null when the stored one was chosen by another account. */
  branch: () => Branch | null;
  /** The same; null also between a switch of tenant or identity and the choice of a branch there. */
  chosenBranch: () => Branch | null;
  /** Id of the call that issued the current token; null: restored from an earlier run, or no token. */
  begunBy: () => string | null;
  /** True when the platform has told which account the current token belongs to. */
  identified: () => boolean;
  /** Restores the session of the last run. Rejects with KeystoreError; it can be tried again. */
  restore: () => Promise<void>;
  /** Takes a new token; resolves when it is stored. `accountId` if the answer contained it, `call` is the call's id. */
  begin: (token: string, accountId: string | null, call?: string) => Promise<void>;
  /** The platform told which account the token belongs to; ignored when it is no longer the current token. */
  identify: (token: string, account: SignedInAccount) => Promise<void>;
  end: (reason: EndReason) => Promise<void>;
  chooseBranch: (branch: Branch) => void;
  /** Called on every new token with the id of the call that issued it, and with null when the session ends. */
  onTokenChange: (listener: (call: string | null) => void) => () => void;
  onStateChange: (listener: (state: SessionState) => void) => () => void;
}

interface CurrentSession {
  token: string | null;
  account: SignedInAccount | null;
  storedIn: SessionState['storedIn'];
  endReason: EndReason | null;
  begunBy: string | null;
  identified: boolean;
}

const signedOut: CurrentSession = {
  token: null,
  account: null,
  storedIn: 'nowhere',
  endReason: null,
  begunBy: null,
  identified: false,
};

/** `branchFile` stores the branch by platform origin; it contains nothing secret. */
export function createSession(vault: Vault, branchFile: KeyValueFile, origin: string): Session {
  let current = signedOut;
  let storedBranch = readStoredBranch(branchFile.read()[origin]);
  const stateListeners = new Set<(state: SessionState) => void>();
  const tokenListeners = new Set<(call: string | null) => void>();
  const accountListeners = new Set<(account: SignedInAccount | null) => void>();

  function branch(): Branch | null {
    if (storedBranch === null) return null;
    const { chosenBy } = storedBranch;
    const { account } = current;
    // On a shared machine the next learner may belong to another branch.
    const foreign = chosenBy !== null && account !== null && account.accountId !== chosenBy;
    return foreign ? null : storedBranch.branch;
  }

  function state(): SessionState {
    const { token, account, storedIn, endReason } = current;
    return {
      signedIn: token !== null,
      accountId: account?.accountId ?? null,
      name: account?.name ?? null,
      maskedPhone: account?.maskedPhone ?? null,
      branch: branch(),
      storedIn,
      endReason,
    };
  }

  function update(next: CurrentSession): void {
    const before = current;
    current = next;
    for (const listener of stateListeners) listener(state());
    // A restored token is not a fresh one.
    const fresh = next.token !== before.token && (next.token === null || next.begunBy !== null);
    const sameAccount = (next.account?.accountId ?? null) === (before.account?.accountId ?? null);
    // An end is told also when it was not known yet whose the token was.
    const ended = next.token === null && before.token !== null;
    if (!sameAccount || ended || (fresh && next.account !== null)) {
      for (const listener of accountListeners) listener(next.account);
    }
    if (!fresh) return;
    for (const listener of tokenListeners) listener(next.begunBy);
  }

  async function store(token: string, account: SignedInAccount | null): Promise<void> {
    const storedIn = await vault.save(JSON.stringify({ token, account }));
    if (current.token === token && current.storedIn !== storedIn) update({ ...current, storedIn });
  }

  vault.onStored(() => {
    if (current.token !== null) update({ ...current, storedIn: 'keystore' });
  });

  function storeBranch(next: StoredBranch | null): void {
    storedBranch = next;
    const { [origin]: _, ...others } = branchFile.read();
    if (next === null) branchFile.write(others);
    else {
      const { branch: chosen, ...rest } = next;
      branchFile.write({ ...others, [origin]: { ...chosen, ...rest } });
    }
  }

  return {
    state,
    token: () => current.token,
    branch,
    chosenBranch: () => (storedBranch?.left ? null : branch()),
    begunBy: () => current.begunBy,
    identified: () => current.identified,
    account: () => current.account,
    async restore() {
      const stored = readStoredSession(await vault.open());
      if (stored && current.token === null) update({ ...signedOut, ...stored, storedIn: 'keystore' });
    },
    async begin(token, accountId, call) {
      const same = current.account?.accountId === accountId ? current.account : null;
      // Without an id no account is assumed: attempts of another account must never be reachable.
      const account = same ?? (accountId === null ? null : { accountId, name: null, maskedPhone: null });
      // Of the place that is left: nothing that belongs there may go out with the new token.
      if (storedBranch && (call === switchSaas.id || call === switchIdentity.id))
        storeBranch({ ...storedBranch, left: true });
      update({ ...signedOut, token, account, storedIn: 'memory', begunBy: call ?? null });
      await store(token, account);
    },
    async identify(token, account) {
      if (current.token !== token) return;
      update({ ...current, account, identified: true });
      if (storedBranch?.chosenBy === null) storeBranch({ ...storedBranch, chosenBy: account.accountId });
      await store(token, account);
    },
    async end(reason) {
      // Signing out and 602 retain the branch (001 §4), a wipe deletes it (000 §8). None touches the journal.
      // That there are no branches is asked again at the next sign-in.
      const retained = ['signed-out', 'left', 'not-signed-in'].includes(reason);
      if (!retained || storedBranch?.branch.code === noBranch.code) storeBranch(null);
      if (current.token === null) return;
      update({ ...signedOut, endReason: reason });
      await vault.clear();
    },
    chooseBranch(next) {
      storeBranch({ branch: next, chosenBy: current.account?.accountId ?? null });
      update(current);
    },
    onStateChange(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    onTokenChange(listener) {
      tokenListeners.add(listener);
      return () => tokenListeners.delete(listener);
    },
    onChange(listener) {
      accountListeners.add(listener);
      return () => accountListeners.delete(listener);
    },
  };
}
