import { parentPort } from 'node:worker_threads';
import type { WorkerApi, WorkerMessage, WorkerRequest } from './worker-client.ts';

interface ServeOptions<Api> {
  api: Api;
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
export function serveWorker<Api extends WorkerApi>({ api, codeOf }: ServeOptions<Api>): void {
  if (!parentPort) throw new Error('This module runs as a worker thread only.');

  async function answer({ id, verb, args }: WorkerRequest): Promise<WorkerMessage> {
    try {
      const method = api[verb];
      if (method === undefined) throw new Error(`The worker has no ${verb}.`);
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
