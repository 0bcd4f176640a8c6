import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { createEvidenceDatabase } from './database.ts';
import type { WorkerNote, WorkerReply, WorkerRequest } from './worker-messages.ts';

// Started by worker-store.ts: one database, one request after the other.
const { file, capBytes } = z.parse(z.object({ file: z.string(), capBytes: z.number() }), workerData);
const database = createEvidenceDatabase(file, capBytes, (aside) => {
  const note = `the evidence file could not be read and lies aside as ${aside}`;
  parentPort?.postMessage({ note } satisfies WorkerNote, []);
});

parentPort?.on('message', (request: WorkerRequest) => {
  parentPort?.postMessage(reply(request), []);
});

function reply({ id, method, args }: WorkerRequest): WorkerReply {
  try {
    return { id, value: Reflect.apply(database[method], undefined, args) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
