import { CodedError } from '../../core/coded-error.ts';
import { createWorkerClient } from '../../worker/worker-client.ts';
import type { EvidenceDatabase, EvidenceStore } from './evidence-store.ts';

export interface WorkerStoreOptions {
  /** The built worker, or its source in tests. */
  workerUrl: URL;
  file: string;
  /** What the queue may take on disk. */
  maxBytes: number;
  log: (message: string) => void;
}

/** The evidence store in its worker thread. A worker that dies is started again with the next call. */
export function createWorkerStore({ workerUrl, file, maxBytes, log }: WorkerStoreOptions): EvidenceStore {
  let closed = false;
  const client = createWorkerClient<EvidenceDatabase>({
    url: workerUrl,
    name: 'evidence',
    data: { file, maxBytes },
    problem(code, message, cause) {
      if (cause instanceof Error) log(`evidence worker failed: ${cause.message}`);
      return new CodedError(code, message, { cause });
    },
    goneCode: 'evidence-failed',
    onNote: log,
  });
  const ask: typeof client.ask = (verb, ...args) =>
    closed
      ? Promise.reject(new CodedError('evidence-failed', 'The evidence queue is closed.'))
      : client.ask(verb, ...args);
  return {
    add: (item) => ask('add', item),
    next: (accountId) => ask('next', accountId),
    sending: (id) => ask('sending', id),
    delivered: (id, at) => ask('delivered', id, at),
    release: (id, refused) => ask('release', id, refused),
    drop: (id) => ask('drop', id),
    counts: (accountId, attemptId) => ask('counts', accountId, attemptId),
    sweep: (before) => ask('sweep', before),
    async close() {
      if (client.running()) await ask('close');
      closed = true;
      await client.end();
    },
  };
}
