import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { postNote, serveWorker } from '#electron/kernel/worker/serve-worker.ts';
import { createEvidenceDatabase } from './database.ts';
import { beginAnew, isBrokenFile } from './schema.ts';

// One database, one call after the other.
const { file, maxBytes } = z.parse(z.object({ file: z.string(), maxBytes: z.number() }), workerData);
const onBroken = (aside: string) => postNote(`the evidence file could not be read and lies aside as ${aside}`);
const database = createEvidenceDatabase(file, maxBytes, onBroken);

/** The file went bad in the middle of a run: the next call finds another one, in a thread of its own. */
function endWithFile(): void {
  try {
    database.close();
    beginAnew(file, onBroken).close();
  } catch (error) {
    postNote(`the broken evidence file stays where it is: ${String(error)}`);
  }
  // After the answer to this call.
  setImmediate(() => process.exit());
}

serveWorker({
  apiOf: () => database,
  codeOf(error) {
    if (isBrokenFile(error)) endWithFile();
    return 'evidence-failed';
  },
});
