import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { CodedError } from '../../core/coded-error.ts';
import type { EvidenceStore } from './evidence-store.ts';
import type { WorkerNote, WorkerReply, WorkerRequest } from './worker-messages.ts';

const counts = z.object({
  waiting: z.number(),
  bytes: z.number(),
  delivered: z.number(),
  lastDeliveredAt: z.nullable(z.number()),
  switches: z.number(),
  thinned: z.number(),
  dropped: z.number(),
});
const item = z.nullable(
  z.object({
    id: z.number(),
    attemptId: z.string(),
    kind: z.enum(['capture', 'note', 'switch']),
    refusals: z.number(),
    body: z.instanceof(Uint8Array),
  }),
);
const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);

export interface WorkerStoreOptions {
  /** The built worker, or its source in tests. */
  workerUrl: URL;
  file: string;
  /** What the queue may take on disk. */
  capBytes: number;
  log: (message: string) => void;
}

/** The evidence store in its worker thread. A worker that dies is started again with the next request. */
export function createWorkerStore({ workerUrl, file, capBytes, log }: WorkerStoreOptions): EvidenceStore {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let worker: Worker | null = null;
  let lastId = 0;
  let closed = false;

  function start(): Worker {
    const started = new Worker(workerUrl, { workerData: { file, capBytes }, name: 'evidence' });
    started.on('message', (message: WorkerReply | WorkerNote) => {
      if ('note' in message) log(message.note);
      else settle(message);
    });
    started.on('error', (error) => log(`evidence worker failed: ${error.message}`));
    started.on('exit', () => {
      if (worker === started) worker = null;
      for (const id of waiting.keys()) settle({ id, error: 'the evidence worker ended' });
    });
    return started;
  }

  function settle({ id, value, error }: WorkerReply): void {
    const request = waiting.get(id);
    waiting.delete(id);
    // An idle worker must not keep the process alive.
    if (waiting.size === 0) worker?.unref();
    if (error === undefined) request?.resolve(value);
    else request?.reject(new CodedError('evidence-failed', error));
  }

  async function ask<Schema extends z.ZodMiniType>(
    reads: Schema,
    method: WorkerRequest['method'],
    ...args: unknown[]
  ): Promise<z.output<Schema>> {
    if (closed) throw new CodedError('evidence-failed', 'The evidence queue is closed.');
    const value = await new Promise<unknown>((resolve, reject) => {
      worker ??= start();
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.ref();
      worker.postMessage({ id: lastId, method, args } satisfies WorkerRequest, []);
    });
    return z.parse(reads, value);
  }

  return {
    add: (newItem) => ask(counts, 'add', newItem),
    next: (accountId) => ask(item, 'next', accountId),
    sending: (id) => ask(nothing, 'sending', id),
    delivered: (id, at) => ask(nothing, 'delivered', id, at),
    release: (id, refused) => ask(nothing, 'release', id, refused),
    drop: (id) => ask(nothing, 'drop', id),
    counts: (accountId, attemptId) => ask(counts, 'counts', accountId, attemptId),
    sweep: (before) => ask(z.number(), 'sweep', before),
    close: async () => {
      const ending = worker;
      if (ending) await ask(nothing, 'close');
      closed = true;
      await ending?.terminate();
    },
  };
}
