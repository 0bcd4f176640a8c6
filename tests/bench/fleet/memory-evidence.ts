import { nothingCounted } from '#electron/exam/evidence/evidence-state.ts';
import type { EvidenceKind, EvidenceStore, StoredItem } from '#electron/exam/evidence/evidence-store.ts';
import { chainStart, linkAfter, type ChainEnd } from '#electron/exam/records/chain.ts';
import type { Seal } from '#electron/storage/keystore/seal.ts';

/** The evidence of one seat in memory, with the rules of the database that its delivery meets. */
export function createMemoryEvidence(): EvidenceStore {
  const waiting: Record<EvidenceKind, StoredItem[]> = { capture: [], note: [], switch: [] };
  const ends: Record<'note' | 'capture', ChainEnd> = { note: chainStart, capture: chainStart };
  let [lastId, delivered] = [0, 0];
  const counts = () => ({
    ...nothingCounted,
    waiting: waiting.capture.length + waiting.note.length + waiting.switch.length,
    delivered,
    ends: { ...ends },
    numbered: { note: waiting.note.length, capture: waiting.capture.length },
  });
  const remove = (id: number) => {
    for (const items of Object.values(waiting)) {
      const at = items.findIndex((item) => item.id === id);
      if (at >= 0) items.splice(at, 1);
    }
  };
  return {
    async add({ attemptId, kind, at, body, chained = null }) {
      lastId += 1;
      const link = kind === 'switch' || chained === null ? null : linkAfter(ends[kind], chained);
      if (link && kind !== 'switch') ends[kind] = { n: link.n, hash: link.hash };
      waiting[kind].push({ id: lastId, attemptId, kind, at, body, refusals: 0, link });
      return counts();
    },
    next: async (_, kind) => waiting[kind][0] ?? null,
    sending: async () => undefined,
    async delivered(id) {
      delivered += 1;
      remove(id);
    },
    leaveSeat: async () => ({ ...ends }),
    returnToSeat: async () => undefined,
    takeOver: async () => undefined,
    release: async () => undefined,
    drop: async (id) => remove(id),
    counts: async () => counts(),
    missed: async () => undefined,
    sweep: async () => 0,
    waitingAttempts: async () => [],
    gone: async () => [],
    goneTold: async () => undefined,
    wasReset: async () => false,
    resetTold: async () => undefined,
    probe: async () => undefined,
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
