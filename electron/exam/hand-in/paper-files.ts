import type { SaveOutcome } from '../../../src/contract/ipc/exam.ts';
import { safeFileName } from '../../downloads/file-name.ts';
import type { SaveFile } from '../../downloads/save-file.ts';
import type { AttemptStore } from '../attempts/attempt-store.ts';
import type { HandInQueue } from './hand-in.ts';
import { exportOf } from './paper-export.ts';

/** Writes what the learner or staff take away from a hand-in, to a file that they choose. */
export interface PaperFiles {
  /** The sealed paper, for the platform's administrator; rejects with `no-attempt` while it is open. */
  exportPaper: (accountId: string, attemptId: string) => Promise<SaveOutcome>;
  /** The receipt as the page shows it. */
  saveReceipt: (fileName: string, text: string) => Promise<SaveOutcome>;
}

export interface PaperFilesOptions {
  store: Pick<AttemptStore, 'sealedPaper'>;
  handIns: Pick<HandInQueue, 'state'>;
  saveFile: SaveFile;
}

export function createPaperFiles({ store, handIns, saveFile }: PaperFilesOptions): PaperFiles {
  const save = (proposed: string, text: string) => saveFile(proposed, new TextEncoder().encode(text));

  return {
    async exportPaper(accountId, attemptId) {
      const paper = await store.sealedPaper(accountId, attemptId);
      const state = await handIns.state(accountId, attemptId);
      if (!paper || !state) return { outcome: 'failed' };
      const { exam, userPaperId } = paper.attempt;
      const name = safeFileName(`${exam.name} ${userPaperId}`, 'json', 'paper');
      return save(name, `${JSON.stringify(exportOf(paper, state), null, 2)}\n`);
    },
    // A byte order mark: Windows' editors take the text for UTF-8.
    saveReceipt: (fileName, text) => save(safeFileName(fileName, 'txt', 'receipt'), `\uFEFF${text}`),
  };
}
