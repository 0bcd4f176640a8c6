import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { postNote, serveWorker } from '../../worker/serve-worker.ts';
import { createEvidenceDatabase } from './database.ts';

// One database, one call after the other.
const { file, maxBytes } = z.parse(z.object({ file: z.string(), maxBytes: z.number() }), workerData);
const database = createEvidenceDatabase(file, maxBytes, (aside) =>
  postNote(`the evidence file could not be read and lies aside as ${aside}`),
);
serveWorker({ api: database, codeOf: () => 'evidence-failed' });
