import type { ChainEnd, ChainEnds } from './chain.ts';

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
}

export interface StoredItem extends Pick<NewItem, 'attemptId' | 'kind' | 'body'> {
  id: number;
  /** Deliveries the platform has refused so far. */
  refusals: number;
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
  /** Captures that were not stored because the disk had no room. */
  noRoom: number;
}

/**
 * The evidence of every account on disk. Writes are durable when they resolve. Runs in a worker thread, so that the
 * disk never holds up the paper.
 */
export interface EvidenceStore {
  add(item: NewItem): Promise<EvidenceCounts>;
  /** The oldest waiting item of this kind and account. */
  next(accountId: string, kind: EvidenceKind): Promise<StoredItem | null>;
  /** Notes that the item is about to be sent: after a crash, a switch in this state is never sent again. */
  sending(id: number): Promise<void>;
  /** `link`: where its chain ends now; absent: it is in none. */
  delivered(id: number, at: number, link?: ChainEnd): Promise<void>;
  /** Where the chain of this kind of an attempt ends. */
  chainEnd(accountId: string, attemptId: string, kind: EvidenceKind): Promise<ChainEnd>;
  /** What is sent from now on is the tail of a seat that was left; tells where its chains end. */
  leaveSeat(accountId: string, attemptId: string): Promise<ChainEnds>;
  /** The paper came back: what is sent from now on is no tail any more. */
  returnToSeat(accountId: string, attemptId: string): Promise<void>;
  /** The chains of another seat go on here. `at`: epoch ms of the platform. */
  takeOver(accountId: string, attemptId: string, ends: ChainEnds, at: number): Promise<void>;
  /** Back to waiting. */
  release(id: number, refused: boolean): Promise<void>;
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
  close(): Promise<void>;
}

/** The same, on the worker's side. */
export type EvidenceDatabase = {
  [Method in keyof EvidenceStore]: (
    ...args: Parameters<EvidenceStore[Method]>
  ) => Awaited<ReturnType<EvidenceStore[Method]>>;
};
