/** A request from the page to the main process. The type parameters are the signature; at run time there is only `kind`. */
export interface Call<Args extends readonly unknown[], Result> {
  readonly kind: 'call';
  readonly signature?: (...args: Args) => Result;
}

/** A message from the main process to every window. */
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

/** The channel of a call or event. Preload and main derive it from the tree, so that no channel name is written by hand. */
export function channelOf(domain: string, verb: string): string {
  return `${domain}:${verb}`;
}

/** A failure in the main process: `code` is an i18n key below `desktop:`, `message` is for the log only. */
export interface IpcError {
  code: string;
  message: string;
}

/** What every call resolves to; it rejects only when the main process is gone. */
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
