import type { Timer } from '#electron/kernel/timer.ts';
import type { AttemptsWith } from '../records/attempt-store.ts';
import { laterEnds, type ChainEnds } from '../records/chain.ts';
import type { EvidenceKind } from './evidence-store.ts';

/** The journals of papers know of the evidence beside them: they are authenticated, and lie in two copies. */
export type EvidenceJournals = AttemptsWith<'read' | 'evidenceEnds' | 'note'>;

export interface ChainMarksOptions {
  journals: EvidenceJournals | undefined;
  timer: Timer;
  log: (message: string) => void;
}

/** How far the chains of each attempt have come, by another account than the store's own. Nothing here ever rejects. */
export interface ChainMarks {
  known(accountId: string, attemptId: string): Promise<ChainEnds | null>;
  /** The store has come so far with an item of this kind. */
  saw(accountId: string, attemptId: string, ends: ChainEnds, kind: EvidenceKind): void;
  /** Records what is not recorded yet. */
  flush(): Promise<void>;
}

/** A note tells of something that happened: who takes it out has no more than this. A picture is one of many. */
const recordWithinMs = { note: 2_000, switch: 2_000, capture: 30_000 };

interface Mark {
  accountId: string;
  ends: ChainEnds;
  due: { at: number; cancel: () => void } | null;
}

export function createChainMarks({ journals, timer, log }: ChainMarksOptions): ChainMarks {
  const marks = new Map<string, Mark>();
  const read = new Map<string, Promise<ChainEnds | null>>();

  async function fromJournal(accountId: string, attemptId: string): Promise<ChainEnds | null> {
    try {
      return (await journals?.attempt(accountId, attemptId).evidenceEnds()) ?? null;
    } catch (error) {
      // Asked again with the next item: a journal that is away may come back.
      read.delete(attemptId);
      log(`the journal does not say how far the evidence had come: ${String(error)}`);
      return null;
    }
  }

  async function record(attemptId: string, mark: Mark): Promise<void> {
    mark.due?.cancel();
    mark.due = null;
    try {
      await journals?.attempt(mark.accountId, attemptId).note({ type: 'evidence', ends: mark.ends });
    } catch (error) {
      log(`the journal does not keep how far the evidence has come: ${String(error)}`);
    }
  }

  return {
    async known(accountId, attemptId) {
      const begun = read.get(attemptId) ?? fromJournal(accountId, attemptId);
      read.set(attemptId, begun);
      const recorded = await begun;
      const seen = marks.get(attemptId)?.ends ?? null;
      return seen ? laterEnds(seen, recorded) : recorded;
    },
    saw(accountId, attemptId, ends, kind) {
      const before = marks.get(attemptId) ?? { accountId, ends, due: null };
      const mark = { ...before, ends: laterEnds(ends, before.ends) };
      marks.set(attemptId, mark);
      const withinMs = recordWithinMs[kind];
      if (mark.due && mark.due.at <= withinMs) return;
      mark.due?.cancel();
      mark.due = { at: withinMs, cancel: timer(() => void record(attemptId, marks.get(attemptId) ?? mark), withinMs) };
    },
    async flush() {
      const waiting = [...marks].filter(([, { due }]) => due !== null);
      await Promise.all(waiting.map(([attemptId, mark]) => record(attemptId, mark)));
    },
  };
}
