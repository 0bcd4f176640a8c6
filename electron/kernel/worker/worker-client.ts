import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Methods that a worker thread offers; each returns a value or a promise of one. */
export type WorkerApi<Api> = { readonly [Verb in keyof Api]: (...args: never[]) => unknown };

/** The same methods as this thread sees them. */
export type Remote<Api extends WorkerApi<Api>> = {
  readonly [Verb in keyof Api]: (...args: Parameters<Api[Verb]>) => Promise<Awaited<ReturnType<Api[Verb]>>>;
};

/** One call to the thread. */
export interface WorkerRequest {
  id: number;
  /** What of the thread is called, where it serves more than one thing. */
  part: unknown;
  verb: string;
  args: readonly unknown[];
}

/** A message from the thread: the result of a call, or a line for the log. */
export type WorkerMessage =
  | { id: number; ok: true; value: unknown }
  | { id: number; ok: false; code: string; message: string }
  | { note: string };

export interface WorkerClientOptions {
  /** The built worker beside main.js, or its source under Node. */
  url: URL;
  name: string;
  /** The `workerData` of the thread. */
  data?: unknown;
  /** Creates the error with which a call rejects. */
  problem: (code: string, message: string, cause?: unknown) => Error;
  /** The code of calls whose thread ended before they were answered. */
  goneCode: string;
  /** A call that takes longer rejects with `slowCode`; the thread may still do what it was asked. */
  timeoutMs: number;
  slowCode: string;
  onNote?: (note: string) => void;
}

export type WorkerCall<Api extends WorkerApi<Api>> = <Verb extends string & keyof Api>(
  verb: Verb,
  ...args: Parameters<Api[Verb]>
) => Promise<Awaited<ReturnType<Api[Verb]>>>;

/** Calls methods of a worker thread. When the thread ends, its pending calls reject; the next call starts a new thread. */
export interface WorkerClient<Api extends WorkerApi<Api>> {
  call: WorkerCall<Api>;
  /** Calls methods of one part of the thread. */
  callOf: (part: unknown) => WorkerCall<Api>;
  /** Starts the thread ahead of its first call. */
  begin: () => void;
  /** True while there is a thread. */
  running: () => boolean;
  /** Terminates the thread; its pending calls reject. */
  end: () => Promise<void>;
}

interface PendingCall {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** A thread that is stuck in the system may not end; the process does not wait for it. */
const endWaitMs = 2_000;

export function createWorkerClient<Api extends WorkerApi<Api>>(options: WorkerClientOptions): WorkerClient<Api> {
  const pending = new Map<number, PendingCall>();
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
    // An idle thread must not keep the process alive; one with pending calls must.
    started.unref();
    return started;
  }

  function take(id: number): PendingCall | undefined {
    const call = pending.get(id);
    clearTimeout(call?.timer);
    pending.delete(id);
    if (pending.size === 0) worker?.unref();
    return call;
  }

  /** An answer that comes too late finds no call. */
  function settle(reply: Exclude<WorkerMessage, { note: string }>): void {
    const call = take(reply.id);
    if (reply.ok) call?.resolve(reply.value);
    else call?.reject(options.problem(reply.code, reply.message));
  }

  function lose(ended: Worker, cause: unknown): void {
    if (worker !== ended) return;
    worker = null;
    rejectAll(cause);
  }

  function rejectAll(cause: unknown): void {
    for (const id of pending.keys()) {
      take(id)?.reject(options.problem(options.goneCode, `The ${options.name} thread ended.`, cause));
    }
  }

  function giveUp(id: number, verb: string): void {
    const message = `The ${options.name} thread has not answered ${verb} for ${options.timeoutMs} ms.`;
    take(id)?.reject(options.problem(options.slowCode, message));
  }

  function callOf(part: unknown): WorkerCall<Api> {
    return (verb, ...args) => {
      worker ??= start();
      const target = worker;
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => giveUp(id, verb), options.timeoutMs);
        // The thread serves the same API type, so a verb resolves to what the type declares.
        pending.set(id, { resolve: (value) => resolve(value as Awaited<ReturnType<Api[typeof verb]>>), reject, timer });
        target.ref();
        target.postMessage({ id, part, verb, args } satisfies WorkerRequest, []);
      });
    };
  }

  return {
    call: callOf(null),
    callOf,
    begin: () => void (worker ??= start()),
    running: () => worker !== null,
    async end() {
      const ending = worker;
      worker = null;
      rejectAll(null);
      if (ending) await Promise.race([ending.terminate(), delay(endWaitMs, undefined, { ref: false })]);
    },
  };
}

/** All methods that the thread offers; those of `own` stand in place of the thread's, or beside them. */
export function remoteOf<Api extends WorkerApi<Api>, Own extends object>(
  { call }: Pick<WorkerClient<Api>, 'call'>,
  own: Own,
): Own & Omit<Remote<Api>, keyof Own> {
  const methods = new Proxy(own, {
    get(target, verb) {
      // Whoever awaits the whole asks for `then`.
      if (Reflect.has(target, verb) || typeof verb !== 'string' || verb === 'then') return Reflect.get(target, verb);
      // The type below lets no other name through.
      return (...args: Parameters<Api[keyof Api]>) => call(verb as string & keyof Api, ...args);
    },
  });
  return methods as Own & Omit<Remote<Api>, keyof Own>;
}
