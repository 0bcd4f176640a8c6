import * as z from 'zod/mini';
import { isSuccess } from '../../src/contract/platform/codes.ts';
import type { Answer, Endpoint, Input } from '../../src/contract/platform/endpoint.ts';

export interface CallOptions {
  /** Milliseconds of silence after which the answer counts as lost; default 10 s (000 §9). */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/**
 * How a call of the main process ended. `unreachable`: it surely never arrived (no connection).
 * `unknown`: it was sent and no usable answer came; the platform may have acted on it.
 */
export type PlatformAnswer =
  | { kind: 'answered'; status: number; code: number; message: string; data: unknown }
  | { kind: 'unreachable' }
  | { kind: 'unknown'; status: number | null };

/** The platform as the main process calls it: with the session's headers, never retried. Never rejects. */
export interface PlatformClient {
  call<E extends Endpoint>(call: E, input: Input<E>, options?: CallOptions): Promise<PlatformAnswer>;
}

/** The declared data of a successful answer; null when there is none, or it has another shape. */
export function dataOf<E extends Endpoint>(call: E, answer: PlatformAnswer): Answer<E> | null {
  if (answer.kind !== 'answered' || !isSuccess(answer.code)) return null;
  const read = z.safeParse(call.answer, answer.data);
  return read.success ? (read.data as Answer<E>) : null;
}

/** The account that is signed in, as the main process knows it. */
export interface SignedInAccount {
  accountId: string;
  maskedPhone: string | null;
  name: string | null;
}

/** Who is signed in, and when that changes. */
export interface SessionWatch {
  account(): SignedInAccount | null;
  onChange(listener: (account: SignedInAccount | null) => void): () => void;
}

/** The platform's clock: offset from Date headers, advanced by a monotonic clock. */
export interface PlatformClock {
  /** Epoch ms of the platform now. */
  now(): number;
  /** False until the platform was heard once in this run. */
  trusted(): boolean;
  /** Takes the Date header of an answer and how long the round trip took (ms). */
  observe(dateHeader: string, roundTrip: number): void;
  onChange(listener: () => void): () => void;
}
