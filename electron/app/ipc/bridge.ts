import { channelOf, type Call, type Desktop, type Event } from '#contract/ipc/ipc-types.ts';

/** Carries messages between page and main. */
export interface Transport {
  invoke: (channel: string, args: readonly unknown[]) => Promise<unknown>;
  /** Returns a function that stops listening. */
  listen: (channel: string, listener: (payload: unknown) => void) => () => void;
}

type Tree = Readonly<Record<string, Readonly<Record<string, Call<never, unknown> | Event<never>>>>>;

/** The page's side of a contract over a transport: a function for each call and event of the tree, frozen. */
export function bridgeOf<T extends Tree>(tree: T, transport: Transport): Desktop<T> {
  const domains = Object.entries(tree).map(([domain, verbs]) => {
    const members = Object.entries(verbs).map(([verb, { kind }]) => {
      const channel = channelOf(domain, verb);
      const member =
        kind === 'call'
          ? (...args: unknown[]) => transport.invoke(channel, args)
          : (listener: (payload: unknown) => void) => transport.listen(channel, listener);
      return [verb, Object.freeze(member)];
    });
    return [domain, Object.freeze(Object.fromEntries(members))];
  });
  // Every name of the tree has its member; Object.fromEntries loses the names.
  return Object.freeze(Object.fromEntries(domains)) as Desktop<T>;
}
