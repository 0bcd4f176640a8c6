/** A branch as the learner chose it; `code` is sent as the branch header (001 §3, gaps G-015). */
export interface Branch {
  /** Old version: branch id; new version: ucode. */
  code: string;
  name: string;
  actor: string | null;
  organ: string | null;
}

/** Why a session ended: the learner signed out, the platform refused the token, or storage was wiped (000 §8). */
export type EndReason = 'signed-out' | 'code-303' | 'code-10000' | 'code-403' | 'demo-failed';

/** What the page may know of the session; the token is not part of it. */
export interface SessionState {
  signedIn: boolean;
  /** Null while signed out, or when the platform has not told it yet. */
  accountId: string | null;
  name: string | null;
  /** First three and last four digits only (001 §4). */
  maskedPhone: string | null;
  branch: Branch | null;
  /** `memory`: no secret service on this machine, the learner must sign in again after a restart. */
  keptIn: 'keystore' | 'memory' | 'nowhere';
  endedBecause: EndReason | null;
}

/**
 * A call whose answer carries a token, or that ends the session (001 §7). The gateway moves the token at `tokenAt`
 * of the answer's `data` to the vault before the page sees the answer.
 */
export interface SessionCall {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  /** Property of `data` that holds the token, or null when the call ends the session. */
  tokenAt: string | null;
}

const account = '/usercenter/v2/t-c/account';

/** Every call that carries, gives or ends a token, written once; `src/api` re-exports them with their schemas. */
export const sessionCalls = {
  accountLogin: { id: 'accountLogin', method: 'POST', path: `${account}/login`, tokenAt: 'token' },
  accountRegister: { id: 'accountRegister', method: 'POST', path: `${account}/register`, tokenAt: 'token' },
  demoLogin: { id: 'demoLogin', method: 'POST', path: `${account}/demoLogin`, tokenAt: 'token' },
  accountSwitchSaas: { id: 'accountSwitchSaas', method: 'POST', path: `${account}/switchSaas`, tokenAt: 'token' },
  accountSwitchIdentity: {
    id: 'accountSwitchIdentity',
    method: 'POST',
    path: `${account}/switchIdentity`,
    tokenAt: 'token',
  },
  accountSwitchBranch: { id: 'accountSwitchBranch', method: 'POST', path: `${account}/switchBranch`, tokenAt: 'token' },
  accountLogout: { id: 'accountLogout', method: 'POST', path: `${account}/logout`, tokenAt: null },
  oldLogoutWithToken: { id: 'oldLogoutWithToken', method: 'POST', path: '/usercenter/v1/logout', tokenAt: null },
  accountDestory: { id: 'accountDestory', method: 'POST', path: `${account}/destory`, tokenAt: null },
} as const satisfies Record<string, SessionCall>;
