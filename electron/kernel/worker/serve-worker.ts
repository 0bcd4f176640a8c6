import { parentPort } from 'node:worker_threads';
import type { WorkerMessage, WorkerRequest } from './worker-client.ts';

interface ServeOptions {
  /** Whose methods the parent thread calls by name; throws for a part that this thread does not have. */
  apiOf: (part: unknown) => object;
  /** The code of an error that the API throws. */
  codeOf: (error: unknown) => string;
}

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message, []);
}

/** Sends a line for the log to the parent thread. */
export function postNote(note: string): void {
  post({ note });
}

/** Answers the calls of the parent thread. */
export function serveWorker({ apiOf, codeOf }: ServeOptions): void {
  if (!parentPort) throw new Error('This module runs as a worker thread only.');

  async function answer({ id, part, verb, args }: WorkerRequest): Promise<WorkerMessage> {
    try {
      const api = apiOf(part);
      const method: unknown = Reflect.get(api, verb);
      if (typeof method !== 'function') throw new Error(`The worker has no ${verb}.`);
      return { id, ok: true, value: await Reflect.apply(method, api, args) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { id, ok: false, code: codeOf(error), message };
    }
  }

  parentPort.on('message', (request: WorkerRequest) => {
    void answer(request).then(post);
  });
}
