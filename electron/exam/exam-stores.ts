import type { JournalStores } from '#electron/platform/client/client-options.ts';
import type { Folders } from '#electron/storage/journal/journal-paths.ts';
import { createWorkerJournals } from '#electron/storage/journal/worker-journals.ts';
import type { EvidenceStore } from './evidence/evidence-store.ts';
import { createWorkerStore, type WorkerStoreOptions } from './evidence/worker-store.ts';

/** Where answers and evidence are kept. */
export interface ExamStores extends JournalStores {
  /** The evidence of every account. */
  openEvidence: (options: Omit<WorkerStoreOptions, 'workerUrl'>) => EvidenceStore;
}

/**
 * Each store in a thread of its own, so that a slow disk holds up nothing. The journals of `first`, which a start reads
 * before it opens a window, have their thread at once.
 */
export function threadedStores(workers: { journal: URL; evidence: URL }, first?: Folders): ExamStores {
  const begun = first && createWorkerJournals(workers.journal, first);
  begun?.begin();
  const isFirst = (folders: Folders) => folders.every((folder, index) => folder === first?.[index]);
  return {
    openJournals: (folders) => (begun && isFirst(folders) ? begun : createWorkerJournals(workers.journal, folders)),
    openEvidence: (options) => createWorkerStore({ ...options, workerUrl: workers.evidence }),
  };
}
