import type { EvidenceLost, EvidenceState } from '#contract/ipc/evidence.ts';
import type { Input } from '#contract/platform/endpoint.ts';
import type { monitorHeartbeat } from '#contract/platform/exam/monitor.ts';
import { noChains } from '../records/chain.ts';
import type { EvidenceCounts } from './evidence-store.ts';

/** How the queue is beside what the store counts. */
export interface QueueTrouble {
  diskFull: boolean;
  broken: boolean;
  unstored: number;
}

/** What a heartbeat tells of the evidence. */
export type EvidenceBeat = Pick<EvidenceState, 'waiting' | 'lost'> & Pick<Input<typeof monitorHeartbeat>, 'stored'>;

export const nothingCounted: EvidenceCounts = {
  waiting: 0,
  bytes: 0,
  delivered: 0,
  lastDeliveredAt: null,
  switches: 0,
  thinned: 0,
  dropped: 0,
  switchesDropped: 0,
  expired: 0,
  noRoom: 0,
  ends: noChains,
  numbered: { note: 0, capture: 0 },
};

/** The state of a queue, as page and platform are told. */
export function stateOf(attemptId: string, counts: EvidenceCounts, trouble: QueueTrouble): EvidenceState {
  const { waiting, delivered, bytes, lastDeliveredAt } = counts;
  return { attemptId, waiting, delivered, waitingBytes: bytes, lastDeliveredAt, lost: lostOf(counts), ...trouble };
}

/** The same for a heartbeat: how far the chains are, so that what never comes shows at the platform. */
export function beatOf(counts: EvidenceCounts, { broken, unstored }: QueueTrouble): EvidenceBeat {
  const { ends, numbered, waiting } = counts;
  const told = (kind: 'note' | 'capture') => ({ n: ends[kind].n, hash: ends[kind].hash, waiting: numbered[kind] });
  return {
    waiting: waiting + unstored,
    lost: lostOf(counts),
    stored: { note: told('note'), capture: told('capture'), ...(broken ? { broken, unstored } : {}) },
  };
}

/** What was not sent and never will be; null: nothing. */
export function lostOf({ thinned, dropped, switchesDropped, expired, noRoom }: EvidenceCounts): EvidenceLost | null {
  const lost = { thinned, dropped, switches: switchesDropped, expired, noRoom };
  return Object.values(lost).some((count) => count > 0) ? lost : null;
}
