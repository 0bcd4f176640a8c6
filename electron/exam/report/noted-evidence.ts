import type { EvidenceQueue } from '../evidence/queue.ts';
import type { AttemptsWith } from '../records/attempt-store.ts';

/**
 * The evidence queue of which every note is a record of the paper's journal too: what staff are told of cameras and seat stays
 * with the paper, whatever becomes of the queue. Never rejects.
 */
export function notedEvidence(
  evidence: EvidenceQueue,
  store: AttemptsWith<'note'>,
  report: (what: string, error: unknown) => void,
): EvidenceQueue {
  return {
    ...evidence,
    async put(accountId, attemptId, facts, jpeg) {
      const noted =
        facts.kind === 'note' &&
        store
          .attempt(accountId, attemptId)
          .note({ type: 'seat-note', place: facts.place, state: facts.state, takenAt: facts.takenAt });
      const [counts] = await Promise.all([
        evidence.put(accountId, attemptId, facts, jpeg),
        noted && noted.catch((error: unknown) => report('a note is not in the journal', error)),
      ]);
      return counts;
    },
  };
}
