/** A branch as the learner chose it; `code` is sent as the branch header (001 §3, G-015). */
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
