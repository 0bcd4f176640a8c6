import { Worker } from 'node:worker_threads';
import type { WorkerApi, WorkerMessage, WorkerRequest } from './worker-messages.ts';

export interface WorkerClientOptions {
  /** The built worker beside main.js, or its source under Node. */
  url: URL;
  name: string;
  /** Given to the thread as its workerData. */
  data: unknown;
  /** The error that a caller gets. */
  problem: (code: string, message: string, cause?: unknown) => Error;
  /** The code of a call whose thread ended before it was answered. */
  goneCode: string;
  onNote?: (note: string) => void;
}

/** Calls into a worker thread. A thread that ends takes its unanswered calls with it; the next call starts a new one. */
export interface WorkerClient<Api extends WorkerApi> {
  ask: <Verb extends string & keyof Api>(
    verb: Verb,
    ...args: Parameters<Api[Verb]>
  ) => Promise<Awaited<ReturnType<Api[Verb]>>>;
  /** True while there is a thread. */
  running: () => boolean;
  /** Ends the thread. */
  end: () => Promise<void>;
}

interface Asked {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export function createWorkerClient<Api extends WorkerApi>(options: WorkerClientOptions): WorkerClient<Api> {
  const asked = new Map<number, Asked>();
  let worker: Worker | null = null;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(options.url, { workerData: options.data, name: options.name });
    started.on('message', (message: WorkerMessage) => {
      if ('note' in message) options.onNote?.(message.note);
      else settle(message);
    });
    started.on('error', (error) => lose(started, error));
    started.on('exit', () => lose(started, null));
    // An idle thread keeps no process alive; one that owes an answer does.
    started.unref();
    return started;
  }

  function settle(reply: Exclude<WorkerMessage, { note: string }>): void {
    const call = asked.get(reply.id);
    asked.delete(reply.id);
    if (asked.size === 0) worker?.unref();
    if (reply.ok) call?.resolve(reply.value);
    else call?.reject(options.problem(reply.code, reply.message));
  }

  function lose(ended: Worker, cause: unknown): void {
    if (worker !== ended) return;
    worker = null;
    const lost = [...asked.values()];
    asked.clear();
    for (const { reject } of lost)
      reject(options.problem(options.goneCode, `The ${options.name} thread ended.`, cause));
  }

  return {
    ask(verb, ...args) {
      worker ??= start();
      const target = worker;
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        // What the thread answers to a verb is what its API declares for it.
        asked.set(id, { resolve: (value) => resolve(value as Awaited<ReturnType<Api[typeof verb]>>), reject });
        target.ref();
        target.postMessage({ id, verb, args } satisfies WorkerRequest, []);
      });
    },
    running: () => worker !== null,
    async end() {
      const ending = worker;
      worker = null;
      await ending?.terminate();
    },
  };
}
