/** Marks a request from the page to the main process. The type parameters are the signature; the value only says "call". */
export interface Call<Args extends readonly unknown[], Result> {
  readonly kind: 'call';
  readonly signature?: (...args: Args) => Result;
}

/** Marks a message that the main process sends to every window of ours. */
export interface Event<Payload> {
  readonly kind: 'event';
  readonly payload?: (payload: Payload) => void;
}

/** Declares a call of the contract. */
export function call<Args extends readonly unknown[], Result>(): Call<Args, Result> {
  return { kind: 'call' };
}

/** Declares an event of the contract. */
export function event<Payload>(): Event<Payload> {
  return { kind: 'event' };
}

/** What went wrong on the main side: `code` is an i18n key below `desktop:`, `message` is for the log only. */
export interface IpcError {
  code: string;
  message: string;
}

/** Every call resolves to one of the two; it rejects only when the main process is gone. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; error: IpcError };

/** The page's side of the contract: what `window.desktop` offers. */
export type Desktop<Tree> = {
  readonly [Domain in keyof Tree]: {
    readonly [Verb in keyof Tree[Domain]]: Tree[Domain][Verb] extends Call<infer Args, infer Value>
      ? (...args: Args) => Promise<Result<Value>>
      : Tree[Domain][Verb] extends Event<infer Payload>
        ? (listener: (payload: Payload) => void) => () => void
        : never;
  };
};

/** The main side of one domain: a handler for each call; a missing one does not compile. */
export type Handlers<Domain> = {
  readonly [
    Verb in keyof Domain as Domain[Verb] extends Call<infer _A, infer _R> ? Verb : never
  ]: Domain[Verb] extends Call<infer Args, infer Value> ? (...args: Args) => Value | Promise<Value> : never;
};

/** The main side of one domain: how its events are sent. */
export type Emitters<Domain> = {
  readonly [Verb in keyof Domain as Domain[Verb] extends Event<infer _P> ? Verb : never]: Domain[Verb] extends Event<
    infer Payload
  >
    ? (payload: Payload) => void
    : never;
};
