import type { CallShape } from '../contract/calls.ts';

export interface CallParameters {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean>>;
  body?: unknown;
}

export interface CallOptions {
  /** Milliseconds of silence after which the answer counts as lost; default 10 s (000 §9). */
  timeout?: number;
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
  call(shape: CallShape, parameters?: CallParameters, options?: CallOptions): Promise<PlatformAnswer>;
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
