import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { serveWorker } from '#electron/kernel/worker/serve-worker.ts';
import { diskLayer, retryingLayer } from './disk-layer.ts';
import { JournalError } from './journal-error.ts';
import { LocalJournals } from './local-journals.ts';

// The writing thread: disks are slow, and neither the window nor the gateway waits for them.
const { folders } = z.parse(z.object({ folders: z.tuple([z.string(), z.string()]) }), workerData);
serveWorker({
  api: new LocalJournals(retryingLayer(diskLayer), folders),
  codeOf: (error) => (error instanceof JournalError ? error.code : 'disk'),
});
