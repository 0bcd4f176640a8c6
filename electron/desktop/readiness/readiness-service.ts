import type { SaveOutcome } from '#contract/ipc/exam.ts';
import type { PassIssue, ReadinessOutcome, ReadinessRow } from '#contract/ipc/readiness.ts';
import type { SaveFile } from '#electron/kernel/files/save-file.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import { keepLast, readLast, type LastReadiness } from './last-readiness.ts';
import { measureMachine, type MeasureOptions } from './measure.ts';
import type { SeatPasses } from './seat-passes.ts';

/** The readiness check from inside of the client. */
export interface ReadinessService {
  run: () => Promise<ReadinessOutcome>;
  cancel: () => void;
  save: (report: string) => Promise<SaveOutcome>;
  /** The pass of the last run, with what the page measured beside it. */
  issuePass: (seat: string, pageRows: readonly ReadinessRow[]) => PassIssue;
  sendPass: SeatPasses['send'];
  /** The last run that ended, also before a restart of the client; null: none did. */
  last: () => LastReadiness | null;
}

interface ReadinessServiceOptions extends MeasureOptions {
  /** Remembers the last run. */
  file: KeyValueFile;
  saveFile: SaveFile;
  onRow: (row: ReadinessRow) => void;
  passes: Pick<SeatPasses, 'issue' | 'send'>;
}

export function createReadiness({
  file,
  saveFile,
  onRow,
  passes,
  ...measuring
}: ReadinessServiceOptions): ReadinessService {
  let running: AbortController | null = null;
  let measured: readonly ReadinessRow[] = [];
  return {
    async run() {
      running?.abort();
      const { signal } = (running = new AbortController());
      measured = [];
      try {
        const rows = await measureMachine(measuring, signal, onRow);
        measured = rows;
        keepLast(file, rows, Date.now());
        return { outcome: 'done', rows };
      } catch (error) {
        if (signal.aborted) return { outcome: 'cancelled' };
        throw error;
      }
    },
    cancel: () => running?.abort(),
    last: () => readLast(file),
    issuePass: (seat, pageRows) => passes.issue(seat, [...measured, ...pageRows]),
    sendPass: () => passes.send(),
    save: (report) => saveFile('readiness.json', new TextEncoder().encode(report)),
  };
}
