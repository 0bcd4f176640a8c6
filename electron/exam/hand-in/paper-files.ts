import type { SaveOutcome } from '#contract/ipc/exam.ts';
import { safeFileName } from '#electron/kernel/files/file-name.ts';
import type { SaveFile } from '#electron/kernel/files/save-file.ts';
import type { AttemptsWith } from '../records/attempt-store.ts';
import { reportBeside } from '../report/paper-report.ts';
import type { CentreKey } from '../staff-code/centre-key.ts';
import type { HandInQueue } from './hand-in.ts';
import { exportOf, exportText } from './paper-export.ts';

/** Writes what the learner or staff take away from a hand-in, to a file that they choose. */
export interface PaperFiles {
  /** The sealed paper, for the platform's administrator; rejects with `no-attempt` while it is open. */
  exportPaper: (accountId: string, attemptId: string) => Promise<SaveOutcome>;
  /** The receipt as the page shows it. */
  saveReceipt: (fileName: string, text: string) => Promise<SaveOutcome>;
}

export interface PaperFilesOptions {
  store: AttemptsWith<'sealedPaper' | 'history'>;
  handIns: Pick<HandInQueue, 'state'>;
  /** Marks the paper with the centre's key. */
  mark: CentreKey['mark'];
  saveFile: SaveFile;
  report: (what: string, error: unknown) => void;
}

export function createPaperFiles({ store, handIns, mark, saveFile, report }: PaperFilesOptions): PaperFiles {
  const save = (proposed: string, text: string) => saveFile(proposed, new TextEncoder().encode(text));

  return {
    async exportPaper(accountId, attemptId) {
      const handle = store.attempt(accountId, attemptId);
      const paper = await handle.sealedPaper();
      const state = await handIns.state(accountId, attemptId);
      if (!paper || !state) return { outcome: 'failed' };
      const { exam, userPaperId } = paper.attempt;
      const name = safeFileName(`${exam.name} ${userPaperId}`, 'json', 'paper');
      const unread = (error: unknown) => report('an exported paper has no report', error);
      const happened = await reportBeside(attemptId, handle, unread);
      return save(name, await exportText(exportOf(paper, state, happened), mark));
    },
    // A byte order mark: Windows' editors take the text for UTF-8.
    saveReceipt: (fileName, text) => save(safeFileName(fileName, 'txt', 'receipt'), `\uFEFF${text}`),
  };
}
