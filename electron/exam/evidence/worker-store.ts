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
    timeoutMs: 30_000,
    slowCode: 'evidence-failed',
    onNote: log,
  });
  const call: typeof client.call = (verb, ...args) =>
    closed
      ? Promise.reject(new CodedError('evidence-failed', 'The evidence queue is closed.'))
      : client.call(verb, ...args);
  return {
    add: (item) => call('add', item),
    next: (accountId, kind) => call('next', accountId, kind),
    sending: (id) => call('sending', id),
    delivered: (id, at, link) => call('delivered', id, at, link),
    chainEnd: (accountId, attemptId, kind) => call('chainEnd', accountId, attemptId, kind),
    leaveSeat: (accountId, attemptId) => call('leaveSeat', accountId, attemptId),
    returnToSeat: (accountId, attemptId) => call('returnToSeat', accountId, attemptId),
    takeOver: (accountId, attemptId, ends, at) => call('takeOver', accountId, attemptId, ends, at),
    release: (id, refused) => call('release', id, refused),
    drop: (id) => call('drop', id),
    counts: (accountId, attemptId) => call('counts', accountId, attemptId),
    missed: (accountId, attemptId, at) => call('missed', accountId, attemptId, at),
    sweep: (now, maxAgeMs) => call('sweep', now, maxAgeMs),
    async close() {
      try {
        if (client.running()) await call('close');
      } finally {
        closed = true;
        await client.end();
      }
    },
  };
}
