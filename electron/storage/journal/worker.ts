import * as z from 'zod/mini';
import { serveWorker } from '#electron/kernel/worker/serve-worker.ts';
import { diskLayer, retryingLayer } from './disk-layer.ts';
import { JournalError } from './journal-error.ts';
import { LocalJournals } from './local-journals.ts';

// The writing thread: disks are slow, and neither the window nor the gateway waits for them.
const twoFolders = z.tuple([z.string(), z.string()]);
const layer = retryingLayer(diskLayer);
/** Of each two folders; two of the same would write over each other. */
const opened = new Map<string, LocalJournals>();

serveWorker({
  apiOf(part) {
    const folders = twoFolders.parse(part);
    const name = folders.join('\n');
    const journals = opened.get(name) ?? new LocalJournals(layer, folders);
    opened.set(name, journals);
    return journals;
  },
  codeOf: (error) => (error instanceof JournalError ? error.code : 'disk'),
});
