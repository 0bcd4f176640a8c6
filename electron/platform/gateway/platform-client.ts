import type { Branch } from '#contract/ipc/session.ts';
import { absentCode, absentStatuses } from '#contract/platform/absent.ts';
import { isSuccess } from '#contract/platform/codes.ts';
import type { Answer, Endpoint, Input } from '#contract/platform/endpoint.ts';
import { readData } from '#contract/platform/read-data.ts';

/** In whose name a call is made: a session that is not the current one. */
export interface Credential {
  token: string;
  branch: Branch | null;
}

export interface CallOptions {
  /** Calls with this session instead of the current one. */
  as?: Credential;
  /** Idle timeout after which the answer counts as lost; 10 s by default (000 §9). */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/**
 * Outcome of a call of the main process. `unreachable`: it certainly never arrived (no connection).
 * `unknown`: it was sent without a usable answer; the platform may have acted on it. `retryAfterMs`: the pause that the
 * answer asked for.
 */
export type PlatformAnswer =
  | { kind: 'answered'; status: number; code: number; message: string; data: unknown; retryAfterMs?: number }
  | { kind: 'unreachable' }
  | { kind: 'unknown'; status: number | null; retryAfterMs?: number };

/** Calls the platform from the main process, with the session's headers and without retries. Never rejects. */
export interface PlatformClient {
  call<E extends Endpoint>(call: E, input: Input<E>, options?: CallOptions): Promise<PlatformAnswer>;
}

/** The declared data of a successful answer; null: not successful, or of another shape. */
export function dataOf<E extends Endpoint>(call: E, answer: PlatformAnswer): Answer<E> | null {
  if (answer.kind !== 'answered' || !isSuccess(answer.code)) return null;
  const read = readData(call, answer.data);
  return read.kind === 'data' ? read.data : null;
}

/** True when the platform has no such call. */
export function isAbsent(answer: PlatformAnswer): boolean {
  if (answer.kind === 'answered') return answer.code === absentCode;
  return answer.kind === 'unknown' && absentStatuses.includes(answer.status ?? 0);
}

/** True for words of a platform that has no time just now, whatever the code beside them. */
export function saysBusy(message: string): boolean {
  return /繁忙|稍后|稍候|维护中|busy|later|maintenance/i.test(message);
}

/** The account that is signed in. */
export interface SignedInAccount {
  accountId: string;
  maskedPhone: string | null;
  name: string | null;
}

/** Tells who is signed in, and when that changes or the same account signs in again. */
export interface SessionWatch {
  account(): SignedInAccount | null;
  onChange(listener: (account: SignedInAccount | null) => void): () => void;
}

/** The platform's clock: an offset learned from Date headers, advanced by a monotonic clock. */
export interface PlatformClock {
  /** Epoch ms of the platform now. */
  now(): number;
  /** False until an answer of this run confirms the time, and after a clock change or sleep until the next answer. */
  trusted(): boolean;
  /** Takes the Date header of an answer. */
  observe(dateHeader: string, roundTripMs: number): void;
  onChange(listener: () => void): () => void;
}
