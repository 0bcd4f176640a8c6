import path from 'node:path';
import type { SaveOutcome } from '../../src/contract/ipc/exam.ts';
import { beginFile, type DownloadDisk } from './target-file.ts';

/** Writes a file where the learner chooses; it appears under its name only when it is complete. */
export type SaveFile = (proposed: string, bytes: Uint8Array) => Promise<SaveOutcome>;

export interface SaveFileOptions {
  /** Asks where to save; null: cancelled. */
  askSavePath: (proposed: string) => Promise<string | null>;
  disk: DownloadDisk;
  report: (what: string, error: unknown) => void;
}

export function createSaveFile({ askSavePath, disk, report }: SaveFileOptions): SaveFile {
  return async (proposed, bytes) => {
    try {
      const target = await askSavePath(proposed);
      if (target === null) return { outcome: 'cancelled' };
      const file = await beginFile(target, disk);
      try {
        await file.write(bytes);
        await file.finish();
      } catch (error) {
        await file.discard();
        throw error;
      }
      return { outcome: 'saved', fileName: path.basename(target) };
    } catch (error) {
      report('a file was not written', error);
      return { outcome: 'failed' };
    }
  };
}
