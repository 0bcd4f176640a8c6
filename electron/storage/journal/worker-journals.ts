import { createWorkerClient, remoteOf } from '#electron/kernel/worker/worker-client.ts';
import { JournalError, toJournalProblem } from './journal-error.ts';
import type { Folders } from './journal-paths.ts';
import type { Journals } from './journals.ts';

/** A thread that works on journals of any number of folders. */
export interface JournalThread {
  /** Starts it ahead of its first call. */
  begin: () => void;
  /** The journals of these two folders. Once all that were asked for are closed, the thread ends. */
  journals: (folders: Folders) => Journals;
}

/**
 * `worker` is the built worker beside main.js (the .ts file under Node). Calls whose thread ended reject with `gone`, those
 * that a disk holds up for `timeoutMs` with `slow`.
 */
export function createJournalThread(worker: URL, timeoutMs = 10_000): JournalThread {
  const client = createWorkerClient<Journals>({
    url: worker,
    name: 'journal',
    problem: (code, message, cause) => new JournalError(toJournalProblem(code), message, { cause }),
    goneCode: 'gone',
    timeoutMs,
    slowCode: 'slow',
  });
  /** What the thread may have files of open. */
  const inUse = new Set<Folders>();
  return {
    begin: client.begin,
    journals(folders) {
      const callThread = client.callOf(folders);
      const call: typeof callThread = (verb, ...args) => {
        inUse.add(folders);
        return callThread(verb, ...args);
      };
      return remoteOf<Journals, Pick<Journals, 'close'>>(
        { call },
        {
          async close() {
            if (!client.running()) return inUse.clear();
            try {
              if (inUse.has(folders)) await callThread('close');
            } finally {
              inUse.delete(folders);
              if (inUse.size === 0) await client.end();
            }
          },
        },
      );
    },
  };
}
