import type { Contract } from '#contract/ipc/contract.ts';
import type { DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { Client } from './client.ts';

/** A subject of main that is open. */
export interface Feature<Domain extends keyof Contract> {
  /** What other subjects of main may ask of it. */
  service: unknown;
  /** What answers the page's calls of this domain. */
  handlers: DomainHandlers<Contract[Domain]>;
  /** The platform is reached again. */
  online?: () => void;
  /** Resolves when nothing is under way and all is on disk. */
  stop?: () => Promise<void>;
}

/**
 * Declares a subject of main: what it does, what answers its calls, what it does once the platform is reached again, and how it
 * ends. `app/features.ts` lists them. `domain`: whose calls it answers; one that is missing does not compile.
 */
export function feature<
  Domain extends keyof Contract,
  Opened extends Feature<Domain>,
  Parts extends readonly unknown[],
>(_domain: Domain, open: (client: Client, ...parts: Parts) => Opened): (client: Client, ...parts: Parts) => Opened {
  return (client, ...parts) => {
    const opened = open(client, ...parts);
    client.connection.onChange((state) => {
      if (state === 'online') opened.online?.();
    });
    return opened;
  };
}
