import { createWorkerClient } from '../../worker/worker-client.ts';
import type { JournalApi } from './journal-api.ts';
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
  const client = createWorkerClient<JournalApi>({
    url: worker,
    name: 'journal',
    data: { folders },
    problem: (code, message, cause) => new JournalError(toJournalProblem(code), message, { cause }),
    goneCode: 'gone',
    timeoutMs,
    slowCode: 'slow',
  });
  return {
    begin: client.begin,
    list: () => client.call('list'),
    head: (name) => client.call('head', name),
    create: (journal) => client.call('create', journal),
    open: (name, key) => client.call('open', name, key),
    append: (name, record) => client.call('append', name, record),
    writeCard: (name, card) => client.call('writeCard', name, card),
    release: (name) => client.call('release', name),
    remove: (name) => client.call('remove', name),
    appendFile: (name, fileId, bytes) => client.call('appendFile', name, fileId, bytes),
    finishFile: (name, fileId) => client.call('finishFile', name, fileId),
    readFile: (name, fileId, sha256) => client.call('readFile', name, fileId, sha256),
    retainFiles: (name, fileIds) => client.call('retainFiles', name, fileIds),
    removeFile: (name, fileId) => client.call('removeFile', name, fileId),
    async close() {
      if (!client.running()) return;
      try {
        await client.call('close');
      } finally {
        await client.end();
      }
    },
  };
}
