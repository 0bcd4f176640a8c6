import { backoff } from '../../../src/contract/timing/backoff.ts';
import { deliveryOutcome, type DeliveryOutcome } from './delivery-outcome.ts';
import { nextLink, type ChainEnd } from './chain.ts';
import { decodeEvidence, sendEvidence } from './evidence-body.ts';
import type { EvidenceKind, StoredItem } from './evidence-store.ts';
import type { EvidenceQueueOptions } from './queue-options.ts';
import { KeystoreError } from '../../session/keystore-error.ts';
import { lostOf } from './evidence-state.ts';
import type { PlatformAnswer } from '../../gateway/platform-client.ts';

const retryWait = { firstMs: 2_000, capMs: 60_000 };
/** Without a connection whoever finds it again wakes the queue; this is for when nobody does. */
const unreachableWaitMs = { least: 60_000, most: 180_000 };
/** What the pictures of an open paper may take of the network, kbit/s: twice what they need, so that a backlog shrinks. */
const openPaperKbits = 128;
/** A refused session is tried again so often even when no sign-in was heard of. */
const refusedWaitMs = 600_000;

/** How long a lane waits after it sent so many bytes, as base64, for an open paper (ms). */
export function paceAfter(bytes: number): number {
  return Math.round((bytes * 4 * 8) / 3 / openPaperKbits);
}

export interface LaneOptions extends Omit<EvidenceQueueOptions, 'announce'> {
  changed: (attemptId: string) => void;
}

interface Sent {
  outcome: DeliveryOutcome;
  /** Where its chain ends with it; null: it is in none. */
  link: ChainEnd | null;
  /** Size of what was sent. */
  bytes: number;
  unreachable: boolean;
}

function unreachableWait(random: number): number {
  const { least, most } = unreachableWaitMs;
  return least + (most - least) * random;
}

/** Sends the items of one kind, oldest first, one at a time. What fails here delays no other kind. */
export class EvidenceLane {
  readonly #kind: EvidenceKind;
  readonly #options: LaneOptions;
  #running: Promise<void> | null = null;
  #again = false;
  #held = false;
  #stopped = false;
  #failures = 0;
  #cancelRetry: (() => void) | null = null;
  #cancelPause: (() => void) | null = null;

  constructor(kind: EvidenceKind, options: LaneOptions) {
    this.#kind = kind;
    this.#options = options;
  }

  /** There may be something to send. */
  wake(): void {
    this.#again = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
      if (this.#again && !this.#blocked()) this.wake();
    });
  }

  hold(held: boolean): void {
    this.#held = held;
    if (!held) this.wake();
  }

  /** Waits no longer for the next try. */
  retryNow(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.wake();
  }

  /** Tries now; resolves when nothing is left, or a try failed. */
  async tryNow(): Promise<void> {
    this.retryNow();
    await this.#running;
  }

  /** Resolves when nothing is in flight; something else may follow unless the lane is held. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Resolves when nothing is in flight any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelRetry?.();
    this.#cancelPause?.();
    await this.#running;
  }

  #blocked(): boolean {
    return this.#held || this.#stopped || this.#cancelRetry !== null || this.#cancelPause !== null;
  }

  async #drain(): Promise<void> {
    const { session, store, log } = this.#options;
    this.#again = false;
    try {
      while (!this.#blocked()) {
        const account = session.account();
        const item = account && (await store.next(account.accountId, this.#kind));
        if (!item || this.#blocked() || session.account()?.accountId !== account.accountId) return;
        await this.#step(item, account.accountId);
      }
    } catch (error) {
      log(`evidence delivery of ${this.#kind} stopped for now: ${String(error)}`);
      this.#waitForRetry();
    }
  }

  async #step(item: StoredItem, accountId: string): Promise<void> {
    const { store, changed } = this.#options;
    const { outcome, link, bytes, unreachable } = await this.#send(item, accountId);
    if (outcome === 'delivered') await store.delivered(item.id, this.#options.now(), link ?? undefined);
    else if (outcome === 'give-up') await store.drop(item.id);
    else await store.release(item.id, outcome === 'refused');
    changed(item.attemptId);
    if (outcome === 'session') this.#waitForRetry(refusedWaitMs);
    else if (unreachable) this.#waitForRetry(unreachableWait(this.#options.random()));
    else if (outcome === 'later' || outcome === 'refused') this.#waitForRetry();
    else {
      this.#failures = 0;
      this.#pace(item, bytes);
    }
  }

  #pace({ kind, attemptId }: StoredItem, bytes: number): void {
    const { timer, openAttempt } = this.#options;
    if (kind !== 'capture' || attemptId !== openAttempt?.()) return;
    this.#cancelPause = timer(() => {
      this.#cancelPause = null;
      this.wake();
    }, paceAfter(bytes));
  }

  #waitForRetry(waitMs?: number): void {
    const { timer, random } = this.#options;
    this.#failures += 1;
    this.#cancelRetry = timer(() => this.retryNow(), waitMs ?? backoff(this.#failures, { ...retryWait, random }));
  }

  async #send(item: StoredItem, accountId: string): Promise<Sent> {
    const { store, platform, log } = this.#options;
    const body = await this.#open(item);
    if (!body) return { outcome: 'give-up', link: null, bytes: 0, unreachable: false };
    const { facts, jpeg } = decodeEvidence(body);
    const end = await store.chainEnd(accountId, item.attemptId, item.kind);
    const link = facts.kind === 'switch' ? null : nextLink(end, facts, jpeg);
    await store.sending(item.id);
    const lost = lostOf(await store.counts(accountId, item.attemptId));
    const answer = await sendEvidence(platform, body, lost, link);
    const outcome = deliveryOutcome(item.kind, answer, item.refusals);
    if (outcome !== 'delivered') log(`evidence ${item.kind} ${item.id}: ${outcome} (${describe(answer)})`);
    return {
      outcome,
      link: link && { n: link.n, hash: link.hash, ...(link.tail ? { tail: link.tail } : {}) },
      bytes: body.byteLength,
      unreachable: answer.kind === 'unreachable',
    };
  }

  /** Null: it can never be read. Rejects while the keystore does not open the key: the item waits. */
  async #open(item: StoredItem): Promise<Uint8Array | null> {
    const { seal, log } = this.#options;
    try {
      const body = await seal.open(item.body, item.attemptId);
      decodeEvidence(body);
      return body;
    } catch (error) {
      if (error instanceof KeystoreError && error.trouble !== 'changed') throw error;
      log(`evidence ${item.kind} ${item.id} cannot be read and is given up: ${String(error)}`);
      return null;
    }
  }
}

function describe(answer: PlatformAnswer): string {
  return answer.kind === 'answered' ? `code ${answer.code} ${answer.message}` : answer.kind;
}
