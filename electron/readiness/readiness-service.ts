import type { SaveOutcome } from '../../src/contract/ipc/exam.ts';
import type { ReadinessOutcome } from '../../src/contract/ipc/readiness.ts';
import type { ReadinessRow } from '../../src/contract/readiness/judge.ts';
import type { SaveFile } from '../downloads/save-file.ts';
import { measureMachine, type MeasureOptions } from './measure.ts';

/** The readiness check from inside of the client. */
export interface ReadinessService {
  run: () => Promise<ReadinessOutcome>;
  cancel: () => void;
  save: (report: string) => Promise<SaveOutcome>;
  /** The rows of the last run that ended; null: none did. */
  last: () => readonly ReadinessRow[] | null;
}

interface ReadinessServiceOptions extends MeasureOptions {
  saveFile: SaveFile;
  onRow: (row: ReadinessRow) => void;
}

export function createReadiness({ saveFile, onRow, ...measuring }: ReadinessServiceOptions): ReadinessService {
  let running: AbortController | null = null;
  let last: readonly ReadinessRow[] | null = null;
  return {
    async run() {
      running?.abort();
      const { signal } = (running = new AbortController());
      try {
        const rows = await measureMachine(measuring, signal, onRow);
        last = rows;
        return { outcome: 'done', rows };
      } catch (error) {
        if (signal.aborted) return { outcome: 'cancelled' };
        throw error;
      }
    },
    cancel: () => running?.abort(),
    last: () => last,
    save: (report) => saveFile('readiness.json', new TextEncoder().encode(report)),
  };
}
