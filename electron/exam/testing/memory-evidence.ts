import { createEvidenceDatabase } from '../evidence/database.ts';
import type { EvidenceStore } from '../evidence/evidence-store.ts';

/** The evidence store without disk and without a thread. */
export function createMemoryEvidence(): EvidenceStore {
  const database = createEvidenceDatabase(':memory:', 100_000_000);
  return {
    add: async (item) => database.add(item),
    next: async (accountId, kind) => database.next(accountId, kind),
    sending: async (id) => database.sending(id),
    delivered: async (id, at, link) => database.delivered(id, at, link),
    chainEnd: async (accountId, attemptId, kind) => database.chainEnd(accountId, attemptId, kind),
    leaveSeat: async (accountId, attemptId) => database.leaveSeat(accountId, attemptId),
    returnToSeat: async (accountId, attemptId) => database.returnToSeat(accountId, attemptId),
    takeOver: async (accountId, attemptId, ends, at) => database.takeOver(accountId, attemptId, ends, at),
    release: async (id, refused) => database.release(id, refused),
    drop: async (id) => database.drop(id),
    counts: async (accountId, attemptId) => database.counts(accountId, attemptId),
    missed: async (accountId, attemptId, at) => database.missed(accountId, attemptId, at),
    sweep: async (now, maxAgeMs) => database.sweep(now, maxAgeMs),
    close: async () => database.close(),
  };
}
