import { chainStart, type ChainEnd } from '../../../electron/exam/evidence/chain.ts';
import type { EvidenceKind, EvidenceStore, StoredItem } from '../../../electron/exam/evidence/evidence-store.ts';
import type { Seal } from '../../../electron/exam/evidence/seal.ts';

/** The evidence of one seat in memory, with the rules of the database that its delivery meets. */
export function createMemoryEvidence(): EvidenceStore {
  const waiting: Record<EvidenceKind, StoredItem[]> = { capture: [], note: [], switch: [] };
  const ends: Partial<Record<EvidenceKind, ChainEnd>> = {};
  let [lastId, delivered] = [0, 0];
  const counts = () => ({
    waiting: waiting.capture.length + waiting.note.length + waiting.switch.length,
    bytes: 0,
    delivered,
    lastDeliveredAt: null,
    switches: 0,
    thinned: 0,
    dropped: 0,
    switchesDropped: 0,
    expired: 0,
    noRoom: 0,
  });
  const remove = (id: number) => {
    for (const items of Object.values(waiting)) {
      const at = items.findIndex((item) => item.id === id);
      if (at >= 0) items.splice(at, 1);
    }
  };
  return {
    async add({ attemptId, kind, body }) {
      lastId += 1;
      waiting[kind].push({ id: lastId, attemptId, kind, body, refusals: 0 });
      return counts();
    },
    next: async (_, kind) => waiting[kind][0] ?? null,
    sending: async () => undefined,
    async delivered(id, _, link) {
      delivered += 1;
      if (link) ends.capture = link;
      remove(id);
    },
    chainEnd: async (_, __, kind) => ends[kind] ?? chainStart,
    leaveSeat: async () => ({ note: chainStart, capture: ends.capture ?? chainStart }),
    returnToSeat: async () => undefined,
    takeOver: async () => undefined,
    release: async () => undefined,
    drop: async (id) => remove(id),
    counts: async () => counts(),
    missed: async () => undefined,
    sweep: async () => 0,
    close: async () => undefined,
  };
}

/** Stores the facts of a picture alone and puts the same picture back: thousands of seats keep theirs for minutes. */
export function facelessSeal(jpeg: Uint8Array): Seal {
  return {
    seal: (plain) => Buffer.from(plain.subarray(0, plain.indexOf(10) + 1)),
    open: (sealed) => Buffer.concat([sealed, jpeg]),
  };
}
