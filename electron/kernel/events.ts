import type { Contract } from '#contract/ipc/contract.ts';
import { channelOf, type Event } from '#contract/ipc/ipc-types.ts';

type EventVerb<Domain> = { [Verb in keyof Domain]: Domain[Verb] extends Event<infer _P> ? Verb : never }[keyof Domain];
type PayloadOf<Member> = Member extends Event<infer Payload> ? Payload : never;

/** Sends an event of the contract to every window. */
export type Emit = <Domain extends keyof Contract, Verb extends EventVerb<Contract[Domain]> & string>(
  domain: Domain,
  verb: Verb,
  payload: PayloadOf<Contract[Domain][Verb]>,
) => void;

export interface Events {
  emit: Emit;
  onEvent: (listener: (channel: string, payload: unknown) => void) => () => void;
}

/** The event bus between the services of main and its windows. */
export function createEvents(): Events {
  const listeners = new Set<(channel: string, payload: unknown) => void>();
  return {
    emit(domain, verb, payload) {
      for (const listener of listeners) listener(channelOf(domain, verb), payload);
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
