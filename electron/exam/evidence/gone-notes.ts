import type { ChainedKind } from '../records/chain.ts';
import type { EvidenceJournals } from './chain-marks.ts';
import { paperOf, type EvidenceFacts } from './evidence-body.ts';
import type { EvidenceStore } from './evidence-store.ts';
import type { Gone } from './gone.ts';

export interface GoneNotesOptions {
  store: Pick<EvidenceStore, 'gone' | 'goneTold'>;
  journals: EvidenceJournals | undefined;
  /** Puts a note into the queue and the paper's journal; null: it is not stored. */
  put: (accountId: string, attemptId: string, facts: Extract<EvidenceFacts, { kind: 'note' }>) => Promise<unknown>;
  now: () => number;
  log: (message: string) => void;
}

/** A note stays short enough for any field. */
const rangesInANote = 40;

/**
 * Tells the platform which numbers of an account never come, and why, by notes of their own: an honest loss is not taken for
 * a removal. Never rejects.
 */
export function createGoneNotes({
  store,
  journals,
  put,
  now,
  log,
}: GoneNotesOptions): (accountId: string) => Promise<void> {
  let running: Promise<void> = Promise.resolve();

  async function tell(accountId: string): Promise<void> {
    if (!journals) return;
    for (let rows = await store.gone(accountId); rows.length > 0; rows = await store.gone(accountId)) {
      for (const { attemptId, kind, cause, ranges, ids } of notesOf(rows)) {
        const attempt = await journals.attempt(accountId, attemptId).read();
        const state = `evidence-gone:${kind}:${cause}:${ranges}`;
        const facts = attempt && ({ kind: 'note', ...paperOf(attempt), place: 'seat', takenAt: now(), state } as const);
        // Without a journal the paper is long over, and nobody asks for it.
        if (facts && (await put(accountId, attemptId, facts)) === null) return;
        await store.goneTold(ids);
      }
    }
  }

  return (accountId) => {
    running = running
      .then(() => tell(accountId))
      .catch((error: unknown) => log(`what is gone is not told: ${String(error)}`));
    return running;
  };
}

interface GoneNote extends Pick<Gone, 'attemptId' | 'cause'> {
  kind: ChainedKind;
  /** Such as 2,4,6-9. */
  ranges: string;
  ids: number[];
}

/** The notes for these rows, which are in the order of attempt, kind, cause and number. */
export function notesOf(rows: readonly Gone[]): GoneNote[] {
  const notes: (Omit<GoneNote, 'ranges'> & { parts: [number, number][] })[] = [];
  for (const { id, attemptId, kind, cause, n } of rows) {
    const last = notes.at(-1);
    const same = last?.attemptId === attemptId && last.kind === kind && last.cause === cause ? last : null;
    const part = same?.parts.at(-1);
    if (same && part && n <= part[1] + 1) part[1] = n;
    else if (same && same.parts.length < rangesInANote) same.parts.push([n, n]);
    else notes.push({ attemptId, kind, cause, ids: [id], parts: [[n, n]] });
    if (notes.at(-1) === last) last?.ids.push(id);
  }
  return notes.map(({ parts, ...note }) => ({
    ...note,
    ranges: parts.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(','),
  }));
}
