import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
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
