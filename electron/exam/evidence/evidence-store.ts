import type { ChainEnds, ChainLink } from '../records/chain.ts';
import type { Gone } from './gone.ts';

export type EvidenceKind = 'capture' | 'note' | 'switch';

/** One thing on its way to the platform; `body` is sealed and means nothing to the store. */
export interface NewItem {
  accountId: string;
  attemptId: string;
  kind: EvidenceKind;
  /** Captures of one lane (camera) are thinned out among themselves. */
  lane: string;
  /** Epoch ms of the platform; 0: not known yet. */
  at: number;
  body: Uint8Array;
  /** What its chain covers beside the item before it; null: it is in none. */
  chained?: string | null;
  /** How far the chains had come by an account outside the store, which may have lost something since. */
  known?: ChainEnds | null;
}

export interface StoredItem extends Pick<NewItem, 'attemptId' | 'kind' | 'at' | 'body'> {
  id: number;
  /** Deliveries the platform has refused so far. */
  refusals: number;
  /** Null: it is in no chain, or was stored by an earlier version. */
  link: ChainLink | null;
}

/** What became of the evidence of one attempt; nothing is ever lost without being counted here. */
export interface EvidenceCounts {
  waiting: number;
  bytes: number;
  delivered: number;
  lastDeliveredAt: number | null;
  /** Screen switches counted so far. */
  switches: number;
  /** Captures given up because the disk allowance was used up. */
  thinned: number;
  /** Captures and notes given up: refused again and again, or unreadable. */
  dropped: number;
  /** Switches given up: refused again and again, or of unknown outcome. */
  switchesDropped: number;
  /** Captures deleted because of their age. */
  expired: number;
  /** Captures that were not stored because the disk had no room, and what no store took. */
  noRoom: number;
  /** Where the chains end, and how many of their items wait. */
  ends: ChainEnds;
  numbered: { note: number; capture: number };
}

/**
 * The evidence of every account on disk. Writes are durable when they resolve. Runs in a worker thread, so that the
 * disk never holds up the paper.
 */
export interface EvidenceStore {
  add(item: NewItem): Promise<EvidenceCounts>;
  /** Of the waiting items of this kind and account, without those of `skipped` attempts: the one tried least, the oldest first. */
  next(accountId: string, kind: EvidenceKind, skipped?: readonly string[]): Promise<StoredItem | null>;
  /** Notes that the item is about to be sent: after a crash, a switch in this state is never sent again. */
  sending(id: number): Promise<void>;
  delivered(id: number, at: number): Promise<void>;
  /** What is stored from now on is the tail of a seat that was left; tells where its chains end. */
  leaveSeat(accountId: string, attemptId: string): Promise<ChainEnds>;
  /** The paper came back: what is stored from now on is no tail any more. */
  returnToSeat(accountId: string, attemptId: string): Promise<void>;
  /** The chains of another seat go on here. `at`: epoch ms of the platform. */
  takeOver(accountId: string, attemptId: string, ends: ChainEnds, at: number): Promise<void>;
  /** Back to waiting, behind those that were tried less; `untried`: nobody had a look at it. */
  release(id: number, outcome: 'untried' | 'failed' | 'refused'): Promise<void>;
  /** Gives the item up, counted. */
  drop(id: number): Promise<void>;
  counts(accountId: string, attemptId: string): Promise<EvidenceCounts>;
  /** Counts a capture for which there was no room. */
  missed(accountId: string, attemptId: string, at: number): Promise<void>;
  /**
   * Deletes captures older than `maxAgeMs`, counted; resolves to their number. `now` is a time that can be trusted:
   * items that were stored without one (`at` 0) begin to age with it.
   */
  sweep(now: number, maxAgeMs: number): Promise<number>;
  /** Attempts of this account of which something waits. */
  waitingAttempts(accountId: string): Promise<string[]>;
  /** Numbers of this account that never come and were not told yet, of all attempts. */
  gone(accountId: string): Promise<Gone[]>;
  /** A note says so. */
  goneTold(ids: readonly number[]): Promise<void>;
  /** True: the file before this one could not be read, and nobody was told yet. */
  wasReset(): Promise<boolean>;
  resetTold(): Promise<void>;
  /** Rejects when nothing can be written. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** The same, on the worker's side. */
export type EvidenceDatabase = {
  [Method in keyof EvidenceStore]: (
    ...args: Parameters<EvidenceStore[Method]>
  ) => Awaited<ReturnType<EvidenceStore[Method]>>;
};
