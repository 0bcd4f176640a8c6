import { randomBytes } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** The part of a file handle that a download needs. */
export type WritableHandle = Pick<FileHandle, 'write' | 'sync' | 'close'>;

/** The disk as downloads see it; tests give one that fails. */
export interface DownloadDisk {
  create: (file: string) => Promise<WritableHandle>;
  rename: (from: string, to: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
}

export const realDisk: DownloadDisk = {
  create: (file) => open(file, 'wx', 0o644),
  rename,
  remove: (file) => rm(file, { force: true }),
};

/** A file that appears under its name whole or not at all. */
export interface TargetFile {
  write: (chunk: Uint8Array) => Promise<void>;
  /** Puts it in place: on the disk first, under its name after. */
  finish: () => Promise<void>;
  /** Leaves nothing behind. */
  discard: () => Promise<void>;
}

/** Begins a file in the target's own folder, where moving it into place is one step of the file system. */
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
      // A full disk can fail the close as well; the partial file goes in any case.
      await close().catch(() => undefined);
      await disk.remove(partial);
    },
  };
}
