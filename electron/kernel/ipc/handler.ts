import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import type { Call } from '#contract/ipc/ipc-types.ts';

/** What a handler makes of a list of arguments: a call that can run, or why the arguments are not accepted. */
export type Bound<Value> = { run: () => Value | Promise<Value> } | { problem: string };

/** A handler of one IPC call together with the schema of its arguments. */
export interface Handler<Args extends readonly unknown[], Value> {
  readonly accepts: z.ZodMiniType<Args>;
  readonly bind: (args: unknown) => Bound<Value>;
}

/** Declares a handler; `answer` runs only with arguments that the schema accepts. */
export function handler<Args extends readonly unknown[], Value>(
  accepts: z.ZodMiniType<Args>,
  answer: (...args: Args) => Value | Promise<Value>,
): Handler<Args, Value> {
  return {
    accepts,
    bind(args) {
      const read = z.safeParse(accepts, args);
      return read.success ? { run: () => answer(...read.data) } : { problem: z.prettifyError(read.error) };
    },
  };
}

/** The schema of a call without arguments. */
export const noArguments = z.tuple([]);

/** One handler for each call of a domain; a missing one does not compile. */
export type DomainHandlers<Domain> = {
  readonly [
    Verb in keyof Domain as Domain[Verb] extends Call<infer _A, infer _R> ? Verb : never
  ]: Domain[Verb] extends Call<infer Args, infer Value> ? Handler<Args, Value> : never;
};

/** The handlers of one domain, by verb. */
export type AnyHandlers = Readonly<Record<string, { bind: (args: unknown) => Bound<unknown> }>>;

/** The handlers of several domains. */
export type Handlers<Domain extends keyof Contract> = { readonly [Name in Domain]: DomainHandlers<Contract[Name]> };
