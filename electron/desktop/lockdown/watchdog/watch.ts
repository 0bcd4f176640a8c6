import * as z from 'zod/mini';

/** What the client tells its watchdog: first what to restart, then nothing until a clean end. */
const told = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('watch'), attemptId: z.string(), command: z.string(), args: z.array(z.string()) }),
  z.object({ kind: z.literal('clean-end') }),
]);
export type WatchdogMessage = z.output<typeof told>;

/** What the watchdog answers once it knows what to restart. */
export const watching = z.object({ kind: z.literal('watching') });

/** A seat that dies again and again needs a person. */
export const mostRestarts = 3;

export interface WatchOptions {
  /** Restarts of an attempt so far, in all runs. */
  restarts: (attemptId: string) => number;
  countRestart: (attemptId: string) => void;
  restart: (command: string, args: readonly string[]) => void;
  answer: (message: z.output<typeof watching>) => void;
  exit: (code: 0 | 1 | 3) => void;
}

/** Restarts the client once it is gone without having said that it ends. Exit 3: it was restarted often enough. */
export function createWatch({ restarts, countRestart, restart, answer, exit }: WatchOptions) {
  let watched: Extract<WatchdogMessage, { kind: 'watch' }> | null = null;
  return {
    hear(message: unknown): void {
      const read = z.safeParse(told, message);
      if (!read.success) return exit(1);
      if (read.data.kind === 'clean-end') return exit(0);
      watched = read.data;
      answer({ kind: 'watching' });
    },
    /** The client's process is gone. */
    gone(): void {
      if (watched === null) return exit(1);
      if (restarts(watched.attemptId) >= mostRestarts) return exit(3);
      // Counted first: a client that cannot even start must not be restarted for ever.
      countRestart(watched.attemptId);
      restart(watched.command, watched.args);
      exit(0);
    },
  };
}
