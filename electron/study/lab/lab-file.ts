import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { LabFile } from '#contract/ipc/lab.ts';
import { beginFile, type DownloadDisk } from '#electron/kernel/files/target-file.ts';
import type { OfferedFile } from '../live/room-surface.ts';

export interface TakeFileOptions {
  disk: DownloadDisk;
  report: (what: string, error: unknown) => void;
  tell: (values: Partial<Pick<LabFile, 'phase' | 'receivedBytes' | 'size'>>) => void;
}

/** Puts a file of a lab where the learner wants it, once it is whole; leaves nothing behind otherwise. */
export async function takeFile(file: OfferedFile, { disk, report, tell }: TakeFileOptions): Promise<void> {
  file.onProgress((receivedBytes, size) => tell({ receivedBytes, size }));
  try {
    const target = await file.ask();
    if (target === null) {
      file.cancel();
      await file.whole;
      return tell({ phase: 'declined' });
    }
    tell({ phase: 'arriving' });
    if (!(await file.whole)) return tell({ phase: 'failed' });
    await copy(file.arrivesAt, target, disk);
    tell({ phase: 'saved' });
  } catch (error) {
    report('a file of a lab', error);
    file.cancel();
    tell({ phase: 'failed' });
  } finally {
    await rm(file.arrivesAt, { force: true }).catch((error: unknown) => report('a file of a lab', error));
  }
}

async function copy(from: string, to: string, disk: DownloadDisk): Promise<void> {
  const target = await beginFile(to, disk);
  try {
    for await (const chunk of createReadStream(from)) await target.write(chunk);
    await target.finish();
  } catch (error) {
    await target.discard();
    throw error;
  }
}
