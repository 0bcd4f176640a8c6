import type { EvidenceLost, EvidenceState } from '../../../src/contract/ipc/evidence.ts';
import type { EvidenceCounts } from './evidence-store.ts';

/** The state of a queue, as page and platform are told. Null counts: the queue cannot be read. */
export function stateOf(attemptId: string, counts: EvidenceCounts | null, diskFull: boolean): EvidenceState {
  const { waiting = 0, delivered = 0, bytes = 0, lastDeliveredAt = null } = counts ?? {};
  const lost = counts && lostOf(counts);
  return { attemptId, waiting, delivered, waitingBytes: bytes, lastDeliveredAt, lost, diskFull };
}

/** What was not sent and never will be; null: nothing. */
export function lostOf({ thinned, dropped, switchesDropped, expired, noRoom }: EvidenceCounts): EvidenceLost | null {
  const lost = { thinned, dropped, switches: switchesDropped, expired, noRoom };
  return Object.values(lost).some((count) => count > 0) ? lost : null;
}
