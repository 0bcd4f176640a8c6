import type { ChildProcess } from 'node:child_process';
import * as z from 'zod/mini';
import { openChannel } from './channel.ts';
import { watching, type WatchdogMessage } from './watch.ts';

/** A machine under load starts a program slowly. */
const patienceMs = 30_000;

export interface WatchedOptions {
  watch: Omit<Extract<WatchdogMessage, { kind: 'watch' }>, 'kind'>;
  start: (address: string) => ChildProcess;
  /** The watchdog is gone before it was told of a clean end. */
  ended: () => void;
}

/** Resolves once a watchdog says that it watches; the result tells it that this run ends cleanly. Rejects when none does. */
export async function startWatched({ watch, start, ended }: WatchedOptions): Promise<() => void> {
  const channel = await openChannel();
  const child = start(channel.address);
  child.unref();
  const { promise: failed, reject } = Promise.withResolvers<never>();
  const tooLate = setTimeout(() => reject(new Error(`No watchdog within ${patienceMs} ms.`)), patienceMs);
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`The watchdog ended with code ${code}.`)));
  try {
    const dog = await Promise.race([channel.connected, failed]);
    const answered = new Promise<void>((resolve, refuse) => {
      dog.onMessage((message) =>
        z.safeParse(watching, message).success ? resolve() : refuse(new Error('no watchdog')),
      );
      dog.onClosed(() => refuse(new Error('The watchdog closed its channel.')));
    });
    dog.send({ kind: 'watch', ...watch } satisfies WatchdogMessage);
    await Promise.race([answered, failed]);
    let over = false;
    dog.onClosed(() => {
      if (!over) ended();
    });
    return () => {
      over = true;
      dog.send({ kind: 'clean-end' } satisfies WatchdogMessage);
      dog.close();
    };
  } catch (error) {
    channel.close();
    child.kill();
    throw error;
  } finally {
    clearTimeout(tooLate);
    failed.catch(() => undefined); // Nobody waits for it any more.
  }
}
