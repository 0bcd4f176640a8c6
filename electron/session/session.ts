import type { Branch, EndReason, SessionState } from '../contract/session.ts';
import type { SessionWatch, SignedInAccount } from '../gateway/platform-client.ts';
import type { KeyValueFile } from '../key-value-file.ts';
import { readBranch, readKeptSession } from './kept-session.ts';
import type { Vault } from './vault.ts';

/** The one session of this client. */
export interface Session extends SessionWatch {
  state: () => SessionState;
  token: () => string | null;
  branch: () => Branch | null;
  /** Brings back what the last run kept. */
  restore: () => Promise<void>;
  /** A token has arrived; resolves when it is kept. `accountId` when the answer told it. */
  begin: (token: string, accountId: string | null) => Promise<void>;
  /** The platform said whose token it is; ignored when that token is no longer the live one. */
  identify: (token: string, account: SignedInAccount) => Promise<void>;
  end: (reason: EndReason) => Promise<void>;
  chooseBranch: (branch: Branch) => void;
  onStateChange: (listener: (state: SessionState) => void) => () => void;
}

interface Live {
  token: string | null;
  account: SignedInAccount | null;
  keptIn: SessionState['keptIn'];
  endedBecause: EndReason | null;
}

const nobody: Live = { token: null, account: null, keptIn: 'nowhere', endedBecause: null };

/** `places` remembers the branch by platform; it holds nothing secret. */
export function createSession(vault: Vault, places: KeyValueFile, origin: string): Session {
  let live = nobody;
  let branch = readBranch(places.read()[origin]);
  const stateListeners = new Set<(state: SessionState) => void>();
  const accountListeners = new Set<(account: SignedInAccount | null) => void>();

  function state(): SessionState {
    const { token, account, keptIn, endedBecause } = live;
    return {
      signedIn: token !== null,
      accountId: account?.accountId ?? null,
      name: account?.name ?? null,
      maskedPhone: account?.maskedPhone ?? null,
      branch,
      keptIn,
      endedBecause,
    };
  }

  function become(next: Live): void {
    const before = live.account?.accountId ?? null;
    live = next;
    for (const listener of stateListeners) listener(state());
    if ((next.account?.accountId ?? null) === before) return;
    for (const listener of accountListeners) listener(next.account);
  }

  async function keep(token: string, account: SignedInAccount | null): Promise<void> {
    const keptIn = await vault.keep(JSON.stringify({ token, account }));
    if (live.token === token && live.keptIn !== keptIn) become({ ...live, keptIn });
  }

  function remember(next: Branch | null): void {
    branch = next;
    const { [origin]: _, ...others } = places.read();
    places.write(next === null ? others : { ...others, [origin]: next });
  }

  return {
    state,
    token: () => live.token,
    branch: () => branch,
    account: () => live.account,
    async restore() {
      const kept = readKeptSession(await vault.open());
      if (kept && live.token === null) become({ ...kept, keptIn: 'keystore', endedBecause: null });
    },
    async begin(token, accountId) {
      const same = live.account?.accountId === accountId ? live.account : null;
      const account = same ?? (accountId === null ? null : { accountId, name: null, maskedPhone: null });
      // Without an id nothing is assumed: the attempts of another account must never be reached.
      become({ token, account, keptIn: 'memory', endedBecause: null });
      await keep(token, account);
    },
    async identify(token, account) {
      if (live.token !== token) return;
      become({ ...live, account });
      await keep(token, account);
    },
    async end(reason) {
      // Signing out keeps the branch (001 §4); a wipe takes it along (000 §8). Neither touches the journal.
      if (reason !== 'signed-out') remember(null);
      if (live.token === null) return;
      become({ ...nobody, endedBecause: reason });
      await vault.forget();
    },
    chooseBranch(next) {
      remember(next);
      become(live);
    },
    onStateChange(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    onChange(listener) {
      accountListeners.add(listener);
      return () => accountListeners.delete(listener);
    },
  };
}
