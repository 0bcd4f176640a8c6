import { createWorkerClient, remoteOf } from '#electron/kernel/worker/worker-client.ts';
import { JournalError, toJournalProblem } from './journal-error.ts';
import type { Journals } from './journals.ts';

/** Journals in a thread of their own, which can start before it is needed. */
export interface WorkerJournals extends Journals {
  begin: () => void;
}

/**
 * The journals in a thread of their own. `worker` is the built worker beside main.js (the .ts file under Node). Calls
 * whose thread ended reject with `gone`, those that a disk holds up for `timeoutMs` with `slow`.
 */
export function createWorkerJournals(
  worker: URL,
  folders: readonly [string, string],
  timeoutMs = 10_000,
): WorkerJournals {
  const client = createWorkerClient<Journals>({
    url: worker,
    name: 'journal',
    data: { folders },
    problem: (code, message, cause) => new JournalError(toJournalProblem(code), message, { cause }),
    goneCode: 'gone',
    timeoutMs,
    slowCode: 'slow',
  });
  return remoteOf<Journals, Omit<WorkerJournals, keyof Journals> & Pick<Journals, 'close'>>(client, {
    begin: client.begin,
    async close() {
      if (!client.running()) return;
      try {
        await client.call('close');
      } finally {
        await client.end();
      }
    },
  });
}
