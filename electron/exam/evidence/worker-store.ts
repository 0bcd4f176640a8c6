import { CodedError } from '#electron/kernel/coded-error.ts';
import { createWorkerClient, remoteOf } from '#electron/kernel/worker/worker-client.ts';
import type { EvidenceDatabase, EvidenceStore } from './evidence-store.ts';

/** The code of a call that the thread may still carry out. */
export const slowStore = 'evidence-slow';

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
    slowCode: slowStore,
    onNote: log,
  });
  const call: typeof client.call = (verb, ...args) =>
    closed
      ? Promise.reject(new CodedError('evidence-failed', 'The evidence queue is closed.'))
      : client.call(verb, ...args);
  return remoteOf<EvidenceDatabase, Pick<EvidenceStore, 'close'>>(
    { call },
    {
      async close() {
        try {
          if (client.running()) await call('close');
        } finally {
          closed = true;
          await client.end();
        }
      },
    },
  );
}
