import type * as z from 'zod/mini';
import type { Call } from '../../src/contract/ipc/ipc-types.ts';

/** One schema of the argument tuple for each call of a domain; a missing one does not compile. */
export type ArgumentSchemas<Domain> = {
  readonly [
    Verb in keyof Domain as Domain[Verb] extends Call<infer _A, infer _R> ? Verb : never
  ]: Domain[Verb] extends Call<infer Args, infer _R> ? z.ZodMiniType<Args> : never;
};
