import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type FileLayer, systemCode } from './file-layer.ts';

/** Answers are for the learner and the platform: no other user of the machine reads them. */
const fileMode = 0o600;
const folderMode = 0o700;

async function orWhenMissing<Value>(work: Promise<Value>, missing: Value): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return missing;
    throw error;
  }
}

async function readStart(path: string, limit: number | undefined): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    if (limit === undefined) return await file.readFile();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(limit), 0, limit, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The file layer of real disks. */
export const diskLayer: FileLayer = {
  read: (path, limit) => orWhenMissing<Uint8Array | null>(readStart(path, limit), null),
  list: (folder) => orWhenMissing(readdir(folder), []),
  async makeFolder(folder) {
    await mkdir(folder, { recursive: true, mode: folderMode });
  },
  async open(path, empty = false) {
    const file = await open(path, empty ? 'w' : 'a', fileMode);
    return {
      append: (bytes) => file.appendFile(bytes),
      datasync: () => file.datasync(),
      size: async () => (await file.stat()).size,
      close: () => file.close(),
    };
  },
  async truncate(path, length) {
    const file = await open(path, 'r+');
    try {
      await file.truncate(length);
      await file.datasync();
    } finally {
      await file.close();
    }
  },
  rename,
  remove: (path) => rm(path, { force: true }),
  async syncFolder(folder) {
    // Windows has no handle on a folder to flush; its file system journals renames itself.
    if (process.platform === 'win32') return;
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
};

/** What Windows says while a virus scanner or an indexer holds a file. */
const held: readonly string[] = ['EPERM', 'EBUSY', 'EACCES'];
const firstWaitMs = 10;
const tries = 8;

/** Tries again what another program holds up, for about 1.3 s; then rejects with the system's error. */
export function retryingLayer(
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
