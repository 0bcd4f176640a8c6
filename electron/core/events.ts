import { channelOf } from '../../src/contract/ipc/channel.ts';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Event } from '../../src/contract/ipc/ipc-types.ts';

type EventVerb<Domain> = { [Verb in keyof Domain]: Domain[Verb] extends Event<infer _P> ? Verb : never }[keyof Domain];
type PayloadOf<Mark> = Mark extends Event<infer Payload> ? Payload : never;

/** Sends an event of the contract to every window of ours. */
export type Emit = <Domain extends keyof Contract, Verb extends EventVerb<Contract[Domain]> & string>(
  domain: Domain,
  verb: Verb,
  payload: PayloadOf<Contract[Domain][Verb]>,
) => void;

/** Where all events of the main process come together. */
export interface Events {
  emit: Emit;
  onEvent: (listener: (channel: string, payload: unknown) => void) => () => void;
}

/** Makes the meeting point. */
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
