import type { JournalStores } from '#electron/platform/client/client-options.ts';
import type { Folders } from '#electron/storage/journal/journal-paths.ts';
import type { Journals } from '#electron/storage/journal/journals.ts';
import { createJournalThread } from '#electron/storage/journal/worker-journals.ts';
import type { EvidenceStore } from './evidence/evidence-store.ts';
import { createWorkerStore, type WorkerStoreOptions } from './evidence/worker-store.ts';

/** Where answers and evidence are kept. */
export interface ExamStores extends JournalStores {
  /** The journals of papers, which wait for nothing else that is written. */
  openPapers: (folders: Folders) => Journals;
  /** The evidence of every account. */
  openEvidence: (options: Omit<WorkerStoreOptions, 'workerUrl'>) => EvidenceStore;
}

/** Three threads: papers, which a start reads before it opens a window, evidence, and all else, each once it is used. */
export function threadedStores(workers: { journal: URL; evidence: URL }): ExamStores {
  const papers = createJournalThread(workers.journal);
  papers.begin();
  return {
    openPapers: papers.journals,
    openJournals: createJournalThread(workers.journal).journals,
    openEvidence: (options) => createWorkerStore({ ...options, workerUrl: workers.evidence }),
  };
}
