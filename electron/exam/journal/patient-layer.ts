import { setTimeout as delay } from 'node:timers/promises';
import { systemCode, type FileLayer } from './file-layer.ts';

/** What Windows says while a virus scanner or an indexer holds a file. */
const held: readonly string[] = ['EPERM', 'EBUSY', 'EACCES'];
const firstWaitMs = 10;
const tries = 8;

/** Tries again what another program holds up, for about 1.3 s; then rejects with the system's error. */
export function patientLayer(
  layer: FileLayer,
  wait: (milliseconds: number) => Promise<unknown> = (milliseconds) => delay(milliseconds),
): FileLayer {
  async function patiently<Value>(work: () => Promise<Value>): Promise<Value> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await work();
      } catch (error) {
        if (tried === tries || !held.includes(systemCode(error))) throw error;
        await wait(firstWaitMs * 2 ** (tried - 1));
      }
    }
  }

  return {
    read: (path, limit) => patiently(() => layer.read(path, limit)),
    list: (folder) => patiently(() => layer.list(folder)),
    makeFolder: (folder) => patiently(() => layer.makeFolder(folder)),
    open: (path, empty) => patiently(() => layer.open(path, empty)),
    truncate: (path, length) => patiently(() => layer.truncate(path, length)),
    rename: (from, to) => patiently(() => layer.rename(from, to)),
    remove: (path) => patiently(() => layer.remove(path)),
    syncFolder: (folder) => patiently(() => layer.syncFolder(folder)),
  };
}
