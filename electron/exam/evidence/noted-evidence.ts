import type { AttemptsWith } from '../records/attempt-store.ts';
import type { EvidenceFacts } from './evidence-body.ts';
import type { EvidenceCounts } from './evidence-store.ts';

interface TakesEvidence {
  put(accountId: string, attemptId: string, facts: EvidenceFacts, jpeg?: Uint8Array): Promise<EvidenceCounts | null>;
}

/** What staff are told of cameras and seat is a record of the paper's journal too, whatever becomes of the queue. */
export async function noteInJournal(
  journals: AttemptsWith<'note'>,
  { accountId, attemptId }: { accountId: string; attemptId: string },
  { place, state, takenAt }: Extract<EvidenceFacts, { kind: 'note' }>,
): Promise<void> {
  await journals.attempt(accountId, attemptId).note({ type: 'seat-note', place, state, takenAt });
}

/** The evidence queue of which every note is in the journal too; those that it makes itself it notes itself. Never rejects. */
export function notedEvidence<Queue extends TakesEvidence>(
  evidence: Queue,
  store: AttemptsWith<'note'>,
  report: (what: string, error: unknown) => void,
): Queue {
  return {
    ...evidence,
    async put(accountId, attemptId, facts, jpeg) {
      const noted = facts.kind === 'note' && noteInJournal(store, { accountId, attemptId }, facts);
      const [counts] = await Promise.all([
        evidence.put(accountId, attemptId, facts, jpeg),
        noted && noted.catch((error: unknown) => report('a note is not in the journal', error)),
      ]);
      return counts;
    },
  };
}
