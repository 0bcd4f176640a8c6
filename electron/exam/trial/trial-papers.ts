import { rm } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Saved } from '#contract/ipc/exam.ts';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import { answerValue } from '#electron/kernel/ipc/answer-value.ts';
import type { Folders } from '#electron/storage/journal/journal-paths.ts';
import type { Journals } from '#electron/storage/journal/journals.ts';
import { Notebook, type NotebookOptions } from '#electron/storage/notebooks/notebook.ts';

export interface TrialPapersOptions extends Omit<NotebookOptions, 'journals'> {
  /** Beside those of papers; whatever delivers papers never looks here. */
  folders: Folders;
  openJournals: (folders: Folders) => Journals;
}

type Answers = Readonly<Record<string, AnswerValue>>;

/** An open sample paper. */
export interface TrialPaper {
  answers: () => Answers;
  /** Resolves when the answer is on disk. */
  put: (questionId: string, value: AnswerValue) => Promise<Saved>;
  close: () => Promise<void>;
}

export interface TrialPapers {
  open: (accountId: string) => Promise<TrialPaper>;
  /** Opens the files anew and tells what they hold. */
  readBack: (accountId: string) => Promise<Answers>;
  removeAll: () => Promise<void>;
}

const note = z.object({ questionId: z.string(), value: answerValue });
const prefix = 'answer ';

/** Sample papers in the journals that papers are written to, in folders of their own. */
export function createTrialPapers({ folders, openJournals, ...options }: TrialPapersOptions): TrialPapers {
  async function open(accountId: string): Promise<TrialPaper> {
    const journals = openJournals(folders);
    const notebook = await Notebook.open({ ...options, journals }, accountId).catch(async (error: unknown) => {
      await journals.close();
      throw error;
    });
    return {
      answers: () =>
        Object.fromEntries(
          notebook
            .all(prefix)
            .flatMap((one) => z.safeParse(note, one).data ?? [])
            .map(({ questionId, value }) => [questionId, value]),
        ),
      put: (questionId, value) => notebook.record(`${prefix}${questionId}`, { questionId, value }),
      close: () => journals.close(),
    };
  }

  return {
    open,
    async readBack(accountId) {
      const paper = await open(accountId);
      try {
        return paper.answers();
      } finally {
        await paper.close();
      }
    },
    async removeAll() {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}
