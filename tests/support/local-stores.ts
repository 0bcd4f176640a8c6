import { CodedError } from '../../electron/core/coded-error.ts';
import { createEvidenceDatabase } from '../../electron/exam/evidence/database.ts';
import type { EvidenceDatabase, EvidenceStore } from '../../electron/exam/evidence/evidence-store.ts';
import type { ExamStores } from '../../electron/exam/exam-stores.ts';
import { diskLayer } from '../../electron/exam/journal/disk-layer.ts';
import { LocalJournals } from '../../electron/exam/journal/local-journals.ts';
import { patientLayer } from '../../electron/exam/journal/patient-layer.ts';

/** The real stores without threads: starting three threads takes longer than most tests of a screen. */
export const localStores: ExamStores = {
  openJournals: (folders) => new LocalJournals(patientLayer(diskLayer), folders),
  openEvidence({ file, maxBytes, log }) {
    const broken = (aside: string) => log(`the evidence file could not be read and lies aside as ${aside}`);
    return asStore(() => createEvidenceDatabase(file, maxBytes, broken));
  },
};

/** Opens the database with the first call, as a thread does. */
function asStore(open: () => EvidenceDatabase): EvidenceStore {
  let opened: EvidenceDatabase | null = null;
  async function ask<Value>(question: (database: EvidenceDatabase) => Value): Promise<Value> {
    try {
      opened ??= open();
      return question(opened);
    } catch (cause) {
      throw new CodedError('evidence-failed', 'The evidence could not be read or written.', { cause });
    }
  }
  return {
    add: (item) => ask((database) => database.add(item)),
    next: (accountId, kind) => ask((database) => database.next(accountId, kind)),
    sending: (id) => ask((database) => database.sending(id)),
    delivered: (id, at, link) => ask((database) => database.delivered(id, at, link)),
    chainEnd: (accountId, attemptId, kind) => ask((database) => database.chainEnd(accountId, attemptId, kind)),
    leaveSeat: (accountId, attemptId) => ask((database) => database.leaveSeat(accountId, attemptId)),
    returnToSeat: (accountId, attemptId) => ask((database) => database.returnToSeat(accountId, attemptId)),
    takeOver: (accountId, attemptId, ends, at) => ask((database) => database.takeOver(accountId, attemptId, ends, at)),
    release: (id, refused) => ask((database) => database.release(id, refused)),
    drop: (id) => ask((database) => database.drop(id)),
    counts: (accountId, attemptId) => ask((database) => database.counts(accountId, attemptId)),
    missed: (accountId, attemptId, at) => ask((database) => database.missed(accountId, attemptId, at)),
    sweep: (now, maxAgeMs) => ask((database) => database.sweep(now, maxAgeMs)),
    close: async () => opened?.close(),
  };
}
