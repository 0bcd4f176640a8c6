import { createEvidenceDatabase } from '#electron/exam/evidence/database.ts';
import type { ExamStores } from '#electron/exam/exam-stores.ts';
import { directEvidence } from '#electron/exam/testing/memory-evidence.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { diskLayer, retryingLayer } from '#electron/storage/journal/disk-layer.ts';
import type { Folders } from '#electron/storage/journal/journal-paths.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';

function openJournals(folders: Folders): LocalJournals {
  return new LocalJournals(retryingLayer(diskLayer), folders);
}

/** The real stores without threads: starting three threads takes longer than most tests of a screen. */
export const localStores: ExamStores = {
  openPapers: openJournals,
  openJournals,
  openEvidence({ file, maxBytes, log }) {
    const broken = (aside: string) => log(`the evidence file could not be read and lies aside as ${aside}`);
    return directEvidence(
      () => createEvidenceDatabase(file, maxBytes, broken),
      (cause) => new CodedError('evidence-failed', 'The evidence could not be read or written.', { cause }),
    );
  },
};
