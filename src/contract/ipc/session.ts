import { call, event } from './ipc-types.ts';

/** A branch as the learner chose it; `code` is sent as the branch header (001 §3). */
export interface Branch {
  /** Old version: branch id; new version: ucode; '' of `noBranch`. */
  code: string;
  name: string;
  actor: string | null;
  organ: string | null;
}

/** Chosen for a learner of a platform without branches: no organ, actor or branch header is sent. */
export const noBranch: Branch = { code: '', name: '', actor: null, organ: null };

/**
 * Why a session ended: the learner signed out, the platform refused the token, or storage was wiped (000 §8).
 * `not-signed-in`: the platform does not know the token, as a second call confirmed; nothing is wiped (602).
 * `left`: nobody used a shared computer for the time that its policy allows.
 */
export type EndReason =
  | 'signed-out'
  | 'left'
  | 'not-signed-in'
  | 'code-303'
  | 'code-10000'
  | 'code-403'
  | 'demo-failed';

/** What the page may know of the session; the token is not part of it. */
export interface SessionState {
  signedIn: boolean;
  /** Null while signed out, or until the platform has told it. */
  accountId: string | null;
  name: string | null;
  /** First three and last four digits only (001 §4). */
  maskedPhone: string | null;
  /** Null: not chosen yet. */
  branch: Branch | null;
  /** Where the token is stored. `memory`: no keystore on this machine, the learner signs in again after a restart. */
  storedIn: 'keystore' | 'memory' | 'nowhere';
  endReason: EndReason | null;
}

export const sessionDomain = {
  current: call<[], SessionState>(),
  /** Sends this branch with every request from now on, and remembers it. */
  chooseBranch: call<[branch: Branch], void>(),
  /** Deletes the token. The journal is never touched (000 §8). */
  end: call<[reason: EndReason], void>(),
  /** True when `hash` is the token's real-name hash (001 §7). */
  matchesRealNameHash: call<[hash: string], boolean>(),
  changed: event<SessionState>(),
};
