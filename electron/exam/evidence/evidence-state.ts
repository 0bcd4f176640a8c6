import type { EvidenceLost, EvidenceState } from '../../../src/contract/ipc/evidence.ts';
import type { EvidenceCounts } from './evidence-store.ts';

/** The state of a queue, as page and platform are told. */
export function stateOf(attemptId: string, counts: EvidenceCounts, diskFull: boolean): EvidenceState {
  const { waiting, delivered, bytes, lastDeliveredAt } = counts;
  return { attemptId, waiting, delivered, waitingBytes: bytes, lastDeliveredAt, lost: lostOf(counts), diskFull };
}

/** What was not sent and never will be; null: nothing. */
export function lostOf({ thinned, dropped, switchesDropped, expired, noRoom }: EvidenceCounts): EvidenceLost | null {
  const lost = { thinned, dropped, switches: switchesDropped, expired, noRoom };
  return Object.values(lost).some((count) => count > 0) ? lost : null;
}
