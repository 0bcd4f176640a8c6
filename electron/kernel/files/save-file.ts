import path from 'node:path';
import type { SaveOutcome } from '#contract/ipc/exam.ts';
import { beginFile, type DownloadDisk } from './target-file.ts';

/** Watches a file being saved. */
export interface SaveWatch {
  /** Aborted: the learner gave it up. */
  signal: AbortSignal;
  /** The learner chose a place. */
  onWriting: () => void;
}

/** Writes a file where the learner chooses; it appears under its name only when it is complete. */
export type SaveFile = (proposed: string, bytes: Uint8Array, watch?: SaveWatch) => Promise<SaveOutcome>;

/** Between two parts a learner may give the file up. */
const partBytes = 256 * 1024;

export interface SaveFileOptions {
  /** Asks where to save; null: cancelled. */
  askSavePath: (proposed: string) => Promise<string | null>;
  disk: DownloadDisk;
  report: (what: string, error: unknown) => void;
}

export function createSaveFile({ askSavePath, disk, report }: SaveFileOptions): SaveFile {
  return async (proposed, bytes, watch) => {
    try {
      const target = await askSavePath(proposed);
      if (target === null || watch?.signal.aborted) return { outcome: 'cancelled' };
      watch?.onWriting();
      const file = await beginFile(target, disk);
      try {
        for (let from = 0; from < bytes.length; from += partBytes) {
          watch?.signal.throwIfAborted();
          await file.write(bytes.subarray(from, from + partBytes));
        }
        watch?.signal.throwIfAborted();
        await file.finish();
      } catch (error) {
        await file.discard();
        throw error;
      }
      return { outcome: 'saved', fileName: path.basename(target) };
    } catch (error) {
      if (watch?.signal.aborted) return { outcome: 'cancelled' };
      report('a file was not written', error);
      return { outcome: 'failed' };
    }
  };
}
