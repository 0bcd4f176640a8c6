import type { Endpoint, Input } from '#contract/platform/endpoint.ts';
import type { Account } from './account.ts';
import type { PlatformTime } from './clock.ts';
import type { Reply } from './envelope.ts';
import type { Fault } from './faults.ts';
import { readInput, type RawInput } from './read-input.ts';
import type { Store } from './store.ts';

/** What a handler may use besides its parameters. */
export interface OpenContext {
  store: Store;
  clock: PlatformTime;
  /** As it came in the header; '' for a visitor. */
  token: string;
  /** Name of the tenant that the platform was started with, if any. */
  tenant: string | null;
  /** Language of the client by the header `locale`; Chinese when it sent none. */
  locale: string;
}

/** The same, for a call that only a signed-in learner may make. */
export interface Context extends OpenContext {
  account: Account;
}

/** Bytes instead of an envelope; `brokenAfter`: the stream breaks off after so many bytes. */
export class ByteAnswer {
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly brokenAfter: number | null;

  constructor(type: string, bytes: Uint8Array, brokenAfter: number | null = null) {
    this.type = type;
    this.bytes = bytes;
    this.brokenAfter = brokenAfter;
  }
}

/** Learners for whom a call always goes wrong, so that each failure can be seen without a control route. */
export interface Sentinel {
  /** Stands in for the answer; null: not for this learner. */
  readonly reply?: (account: Account) => Reply | null;
  /** What goes wrong with the request; null: nothing for this learner. */
  readonly fault?: (account: Account) => Fault | null;
}

/** One call of the platform with what answers it. `who` gives the learner or refuses. */
export interface Handler {
  readonly call: Endpoint;
  readonly sentinel: Sentinel;
  run(raw: RawInput, context: OpenContext, who: () => Account): unknown;
}

/** Binds a handler to a declaration: verb, path and parameters come from there. Throws `Refusal` to refuse. */
export function handle<E extends Endpoint>(
  call: E,
  run: (input: Input<E>, context: Context) => unknown,
  sentinel: Sentinel = {},
): Handler {
  return {
    call,
    sentinel,
    run: (raw, context, who) => {
      const account = who();
      return run(readInput(call, raw), { ...context, account });
    },
  };
}

/** The same for a call that a visitor may make. */
export function handleOpen<E extends Endpoint>(
  call: E,
  run: (input: Input<E>, context: OpenContext) => unknown,
): Handler {
  return { call, sentinel: {}, run: (raw, context) => run(readInput(call, raw), context) };
}
