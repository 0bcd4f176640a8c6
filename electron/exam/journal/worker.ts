import { parentPort, workerData } from 'node:worker_threads';
import { diskLayer } from './disk-layer.ts';
import { JournalError } from './journal-error.ts';
import { LocalJournals } from './local-journals.ts';
import { serve, type Reply, type Request, type WorkerSetting } from './protocol.ts';

/** The writing thread: disks are slow, and neither the window nor the gateway waits for them. */
function run(port: NonNullable<typeof parentPort>, setting: WorkerSetting): void {
  const journals = new LocalJournals(diskLayer, setting.folders);
  async function reply(request: Request): Promise<Reply> {
    try {
      return { id: request.id, ok: true, value: await serve(journals, request) };
    } catch (error) {
      const code = error instanceof JournalError ? error.code : 'disk';
      return { id: request.id, ok: false, code, message: error instanceof Error ? error.message : String(error) };
    }
  }
  port.on('message', (request: Request) => {
    void reply(request).then((answer) => port.postMessage(answer, []));
  });
}

if (!parentPort) throw new Error('The journal worker runs as a worker thread only.');
run(parentPort, workerData);
