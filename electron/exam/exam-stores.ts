import type { EvidenceStore } from './evidence/evidence-store.ts';
import { createWorkerStore, type WorkerStoreOptions } from './evidence/worker-store.ts';
import type { Folders } from './journal/journal-paths.ts';
import type { Journals } from './journal/journals.ts';
import { createWorkerJournals } from './journal/worker-journals.ts';

/** Where answers and evidence are kept. */
export interface ExamStores {
  /** The journals of these two folders. */
  openJournals: (folders: Folders) => Journals;
  /** The evidence of every account. */
  openEvidence: (options: Omit<WorkerStoreOptions, 'workerUrl'>) => EvidenceStore;
}

/** Each store in a thread of its own, so that a slow disk holds up nothing. */
export function threadedStores(workers: { journal: URL; evidence: URL }): ExamStores {
  return {
    openJournals: (folders) => createWorkerJournals(workers.journal, folders),
    openEvidence: (options) => createWorkerStore({ ...options, workerUrl: workers.evidence }),
  };
}
