import type { Call } from '#contract/ipc/ipc-types.ts';
import type { AnyHandlers, DomainHandlers } from '#electron/kernel/ipc/handler.ts';

/** The calls of a domain as plain functions. */
export type DirectCalls<Domain> = {
  readonly [
    Verb in keyof Domain as Domain[Verb] extends Call<infer _A, infer _R> ? Verb : never
  ]: Domain[Verb] extends Call<infer Args, infer Value> ? (...args: Args) => Value | Promise<Value> : never;
};

/** Calls handlers without IPC; arguments are checked as they are in the client. */
export function directCalls<Domain>(handlers: AnyHandlers & DomainHandlers<Domain>): DirectCalls<Domain> {
  const calls = Object.entries<AnyHandlers[string]>(handlers).map(([verb, { bind }]) => [
    verb,
    async (...args: unknown[]) => {
      const bound = bind(args);
      if ('problem' in bound) throw new Error(`${verb}: ${bound.problem}`);
      return bound.run();
    },
  ]);
  // Every verb has its function; Object.fromEntries loses the names.
  return Object.fromEntries(calls) as DirectCalls<Domain>;
}

/** Handlers of which some are replaced by plain functions; the schemas of their arguments stay. */
export function replaceHandlers<Domain>(
  handlers: AnyHandlers,
  replacements: Partial<DirectCalls<Domain>>,
): AnyHandlers {
  const replaced = Object.entries(handlers).map(([verb, own]): [string, AnyHandlers[string]] => {
    const replacement = Object.entries(replacements).find(([name]) => name === verb)?.[1];
    if (typeof replacement !== 'function') return [verb, own];
    return [
      verb,
      {
        bind(args) {
          const bound = own.bind(args);
          const values: readonly unknown[] = Array.isArray(args) ? args : [];
          return 'problem' in bound ? bound : { run: () => Reflect.apply(replacement, undefined, values) };
        },
      },
    ];
  });
  return Object.fromEntries(replaced);
}
