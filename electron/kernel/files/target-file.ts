import { randomBytes } from 'node:crypto';
import { access, open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** The part of a file handle that a download needs. */
export type WritableHandle = Pick<FileHandle, 'write' | 'sync' | 'close'>;

/** The file operations of a download; tests replace them by failing ones. */
export interface DownloadDisk {
  create: (file: string) => Promise<WritableHandle>;
  rename: (from: string, to: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  exists: (file: string) => Promise<boolean>;
}

export const realDisk: DownloadDisk = {
  create: (file) => open(file, 'wx', 0o644),
  rename,
  remove: (file) => rm(file, { force: true }),
  exists: (file) =>
    access(file).then(
      () => true,
      () => false,
    ),
};

/** A file that appears under its name only when it is complete. */
export interface TargetFile {
  write: (chunk: Uint8Array) => Promise<void>;
  /** Flushes the file, then renames it to its target. */
  finish: () => Promise<void>;
  /** Removes the partial file. */
  discard: () => Promise<void>;
}

/** A place in the folder where nothing lies yet: the name, or the name with a number. */
export async function freePath(folder: string, fileName: string, disk: DownloadDisk): Promise<string> {
  const { name, ext } = path.parse(fileName);
  for (let count = 1; ; count += 1) {
    const target = path.join(folder, count === 1 ? fileName : `${name} (${count})${ext}`);
    if (!(await disk.exists(target))) return target;
  }
}

/** Writes a file of which there is the whole or nothing. */
export async function writeWhole(target: string, bytes: Uint8Array, disk: DownloadDisk): Promise<void> {
  const file = await beginFile(target, disk);
  try {
    await file.write(bytes);
    await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
}

/** Creates a partial file in the target's folder, so that the rename is atomic. */
export async function beginFile(target: string, disk: DownloadDisk): Promise<TargetFile> {
  const hidden = `.${path.basename(target).slice(0, 40)}.${randomBytes(4).toString('hex')}.part`;
  const partial = path.join(path.dirname(target), hidden);
  const handle = await disk.create(partial);
  let open = true;
  async function close(): Promise<void> {
    if (!open) return;
    open = false;
    await handle.close();
  }
  return {
    async write(chunk) {
      for (let offset = 0; offset < chunk.length;) {
        const { bytesWritten } = await handle.write(chunk, offset, chunk.length - offset);
        offset += bytesWritten;
      }
    },
    async finish() {
      await handle.sync();
      await close();
      await disk.rename(partial, target);
    },
    async discard() {
      // On a full disk the close may fail too; the partial file is removed in any case.
      await close().catch(() => undefined);
      await disk.remove(partial);
    },
  };
}
