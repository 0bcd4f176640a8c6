import type { Branch, EndReason, SessionState } from '../../src/contract/ipc/session.ts';
import type { SessionWatch, SignedInAccount } from '../gateway/platform-client.ts';
import type { KeyValueFile } from '../settings/key-value-file.ts';
import { readBranch, readKeptSession, type RememberedBranch } from './kept-session.ts';
import type { Vault } from './vault.ts';

/** The one session of this client. */
export interface Session extends SessionWatch {
  state: () => SessionState;
  token: () => string | null;
  /** The branch in use; one that another account chose is none until this one has chosen. */
  branch: () => Branch | null;
  /** Id of the call that brought the live token; null: it was kept from an earlier run, or there is none. */
  begunBy: () => string | null;
  /** True when the platform said whose the live token is. */
  identified: () => boolean;
  /** Brings back what the last run kept. */
  restore: () => Promise<void>;
  /** A token has arrived; resolves when it is kept. `accountId` when the answer told it, `call` by its id. */
  begin: (token: string, accountId: string | null, call?: string) => Promise<void>;
  /** The platform said whose token it is; ignored when that token is no longer the live one. */
  identify: (token: string, account: SignedInAccount) => Promise<void>;
  end: (reason: EndReason) => Promise<void>;
  chooseBranch: (branch: Branch) => void;
  /** Hears of every new token with the id of the call that brought it, and of its end with null. */
  onTokenChange: (listener: (call: string | null) => void) => () => void;
  onStateChange: (listener: (state: SessionState) => void) => () => void;
}

interface Live {
  token: string | null;
  account: SignedInAccount | null;
  storedIn: SessionState['storedIn'];
  endReason: EndReason | null;
  begunBy: string | null;
  identified: boolean;
}

const nobody: Live = {
  token: null,
  account: null,
  storedIn: 'nowhere',
  endReason: null,
  begunBy: null,
  identified: false,
};

/** `places` remembers the branch by platform; it holds nothing secret. */
export function createSession(vault: Vault, places: KeyValueFile, origin: string): Session {
  let live = nobody;
  let remembered = readBranch(places.read()[origin]);
  const stateListeners = new Set<(state: SessionState) => void>();
  const tokenListeners = new Set<(call: string | null) => void>();
  const accountListeners = new Set<(account: SignedInAccount | null) => void>();

  function branch(): Branch | null {
    if (remembered === null) return null;
    const { chosenBy } = remembered;
    const { account } = live;
    // On a shared machine the next learner may belong elsewhere.
    const foreign = chosenBy !== null && account !== null && account.accountId !== chosenBy;
    return foreign ? null : remembered.branch;
  }

  function state(): SessionState {
    const { token, account, storedIn, endReason } = live;
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

  function become(next: Live): void {
    const before = live;
    live = next;
    for (const listener of stateListeners) listener(state());
    if ((next.account?.accountId ?? null) !== (before.account?.accountId ?? null)) {
      for (const listener of accountListeners) listener(next.account);
    }
    // A token that an earlier run kept is not news.
    if (next.token === before.token || (next.token !== null && next.begunBy === null)) return;
    for (const listener of tokenListeners) listener(next.begunBy);
  }

  async function keep(token: string, account: SignedInAccount | null): Promise<void> {
    const storedIn = await vault.keep(JSON.stringify({ token, account }));
    if (live.token === token && live.storedIn !== storedIn) become({ ...live, storedIn });
  }

  function remember(next: RememberedBranch | null): void {
    remembered = next;
    const { [origin]: _, ...others } = places.read();
    places.write(next === null ? others : { ...others, [origin]: { ...next.branch, chosenBy: next.chosenBy } });
  }

  return {
    state,
    token: () => live.token,
    branch,
    begunBy: () => live.begunBy,
    identified: () => live.identified,
    account: () => live.account,
    async restore() {
      const kept = readKeptSession(await vault.open());
      if (kept && live.token === null) become({ ...nobody, ...kept, storedIn: 'keystore' });
    },
    async begin(token, accountId, call) {
      const same = live.account?.accountId === accountId ? live.account : null;
      const account = same ?? (accountId === null ? null : { accountId, name: null, maskedPhone: null });
      // Without an id nothing is assumed: the attempts of another account must never be reached.
      become({ ...nobody, token, account, storedIn: 'memory', begunBy: call ?? null });
      await keep(token, account);
    },
    async identify(token, account) {
      if (live.token !== token) return;
      become({ ...live, account, identified: true });
      if (remembered?.chosenBy === null) remember({ ...remembered, chosenBy: account.accountId });
      await keep(token, account);
    },
    async end(reason) {
      // Signing out keeps the branch (001 §4); a wipe takes it along (000 §8). Neither touches the journal.
      if (reason !== 'signed-out') remember(null);
      if (live.token === null) return;
      become({ ...nobody, endReason: reason });
      await vault.forget();
    },
    chooseBranch(next) {
      remember({ branch: next, chosenBy: live.account?.accountId ?? null });
      become(live);
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
