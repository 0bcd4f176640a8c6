import { WorkQueue, type StepOutcome } from '#electron/kernel/work-queue.ts';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { KeystoreError } from '#electron/storage/keystore/keystore-error.ts';
import { deliveryOutcome, isTooLarge, type DeliveryOutcome } from './delivery-outcome.ts';
import { decodeEvidence, sendEvidence, sha256Of } from './evidence-body.ts';
import { lostOf } from './evidence-state.ts';
import type { EvidenceKind, StoredItem } from './evidence-store.ts';
import type { EvidenceQueueOptions } from './queue-options.ts';

/** Without a connection whoever finds it again wakes the queue; this is for when nobody does. */
const unreachableWaitMs = { least: 60_000, most: 180_000 };
/** What the pictures of an open paper may take of the network, kbit/s: twice what they need, so that a backlog shrinks. */
const openPaperKbits = 128;
/** What the keystore has sealed and does not open any more is kept for so long: it may come back. */
const unreadableMs = 7 * 86_400_000;
/** A refused session is tried again so often even when no sign-in was heard of. */
const refusedWaitMs = 600_000;

/** The sides of a picture that is too large, one try after the other. */
const scales = [0.6, 0.4, 0.25];

/** How long a lane waits after it sent so many bytes, as base64, for an open paper (ms). */
export function paceAfter(bytes: number): number {
  return Math.round((bytes * 4 * 8) / 3 / openPaperKbits);
}

export interface LaneOptions extends Omit<EvidenceQueueOptions, 'announce' | 'journals'> {
  /** `outcome`: what became of one of its items. */
  changed: (attemptId: string, kind: EvidenceKind, outcome: DeliveryOutcome) => void;
  /** The platform took a smaller version of a picture; `sha256`: of what it took. */
  tookSmaller: (item: StoredItem, accountId: string, sha256: string) => void;
}

interface Sent {
  /** `elsewhere`: not sent, because its paper belongs to another place than the session by now. */
  outcome: DeliveryOutcome | 'elsewhere';
  /** Size of what was sent. */
  bytes: number;
  unreachable: boolean;
}

function unreachableWait(random: number): number {
  const { least, most } = unreachableWaitMs;
  return least + (most - least) * random;
}

/**
 * Sends the items of one kind, oldest first, one at a time. What fails goes behind the others, and delays no other kind;
 * what belongs to a paper of another branch or platform is passed over.
 */
class EvidenceLane {
  readonly #kind: EvidenceKind;
  readonly #options: LaneOptions;
  readonly queue: WorkQueue;
  /** How many items the platform has taken in this run, and how many it had when an item was first refused. */
  #taken = 0;
  readonly #takenAtRefusal = new Map<number, number>();
  /** How often a picture was found to be too large in this run, by item. */
  readonly #tooLarge = new Map<number, number>();
  /** Size of the largest item that the platform has taken in this run. */
  #largestTaken = 0;

  constructor(kind: EvidenceKind, options: LaneOptions) {
    this.#kind = kind;
    this.#options = options;
    const { timer, random, log } = options;
    this.queue = new WorkQueue({
      step: () => this.#step(),
      timer,
      random,
      report: (error) => log(`evidence delivery of ${kind} stopped for now: ${String(error)}`),
    });
  }

  async #step(): Promise<StepOutcome> {
    const { session, store } = this.#options;
    // Asked anew with each item: the learner may be somewhere else by then.
    const elsewhere: string[] = [];
    for (;;) {
      const account = session.account();
      const item = account && (await store.next(account.accountId, this.#kind, elsewhere));
      if (!item) return 'nothing';
      const isHere = await this.#isHere(account.accountId, item.attemptId);
      if (this.queue.blocked || session.account()?.accountId !== account.accountId) return 'nothing';
      if (isHere) return this.#deliver(item, account.accountId);
      elsewhere.push(item.attemptId);
    }
  }

  async #deliver(item: StoredItem, accountId: string): Promise<StepOutcome> {
    const { store, changed, random } = this.#options;
    const { outcome, bytes, unreachable } = await this.#send(item, accountId);
    if (outcome === 'elsewhere') {
      await store.release(item.id, 'untried');
      return 'more';
    }
    if (outcome === 'delivered') await store.delivered(item.id, this.#options.now());
    else if (outcome === 'give-up') await store.drop(item.id);
    else if (outcome === 'refused') await store.release(item.id, 'refused');
    else await store.release(item.id, outcome === 'session' || unreachable ? 'untried' : 'failed');
    this.#count(item.id, outcome);
    changed(item.attemptId, item.kind, outcome);
    if (outcome === 'session') return { laterMs: refusedWaitMs };
    if (unreachable) return { laterMs: unreachableWait(random()) };
    if (outcome === 'later' || outcome === 'refused') return 'later';
    return this.#isPaced(item) ? { pauseMs: paceAfter(bytes) } : 'more';
  }

  async #isHere(accountId: string, attemptId: string): Promise<boolean> {
    const { isHere, session } = this.#options;
    const belongs = isHere === undefined || (await isHere(accountId, attemptId));
    return belongs && session.account()?.accountId === accountId;
  }

  #count(id: number, outcome: DeliveryOutcome): void {
    if (outcome === 'delivered') this.#taken += 1;
    if (outcome === 'delivered' || outcome === 'give-up') {
      this.#takenAtRefusal.delete(id);
      this.#tooLarge.delete(id);
    } else if (outcome === 'refused' && !this.#takenAtRefusal.has(id)) this.#takenAtRefusal.set(id, this.#taken);
  }

  #othersTaken(id: number): boolean {
    return this.#taken > (this.#takenAtRefusal.get(id) ?? this.#taken);
  }

  #isPaced({ kind, attemptId }: StoredItem): boolean {
    return kind === 'capture' && attemptId === this.#options.openAttempt?.();
  }

  async #send(item: StoredItem, accountId: string): Promise<Sent> {
    const { store, platform, log } = this.#options;
    const body = await this.#open(item);
    if (typeof body === 'string') return { outcome: body, bytes: 0, unreachable: false };
    await store.sending(item.id);
    const lost = lostOf(await store.counts(accountId, item.attemptId));
    if (!(await this.#isHere(accountId, item.attemptId))) return { outcome: 'elsewhere', bytes: 0, unreachable: false };
    const smaller = this.#smaller(item, body);
    const answer = await sendEvidence(platform, body, lost, item.link, smaller);
    const bytes = smaller?.byteLength ?? body.byteLength;
    const judged = deliveryOutcome(item.kind, answer, item.refusals, this.#othersTaken(item.id));
    const told = this.#isTriedSmaller(item, judged, answer, bytes) ? 'later' : judged;
    if (told === 'delivered') {
      this.#largestTaken = Math.max(this.#largestTaken, bytes);
      if (smaller) this.#options.tookSmaller(item, accountId, sha256Of(smaller));
    }
    const refused = answer.kind === 'answered' && (told === 'refused' || told === 'give-up');
    // Nothing that another branch may have said of it counts.
    const outcome = refused && !(await this.#isHere(accountId, item.attemptId)) ? 'later' : told;
    if (outcome !== 'delivered') log(`evidence ${item.kind} ${item.id}: ${outcome} (${describe(answer)})`);
    return { outcome, bytes, unreachable: answer.kind === 'unreachable' };
  }

  /** What goes in place of a picture that was too large; null: it goes as it is. */
  #smaller({ id, kind }: StoredItem, body: Uint8Array): Uint8Array | null {
    const scale = scales[(this.#tooLarge.get(id) ?? 0) - 1];
    if (kind !== 'capture' || scale === undefined) return null;
    return this.#options.shrink?.(decodeEvidence(body).jpeg, scale) ?? null;
  }

  /** Whether a picture that was refused goes once more, smaller: that refusal does not count against it. */
  #isTriedSmaller(item: StoredItem, outcome: DeliveryOutcome, answer: PlatformAnswer, bytes: number): boolean {
    const tried = this.#tooLarge.get(item.id) ?? 0;
    const refused = outcome === 'refused' || outcome === 'give-up';
    const size = { bytes, largestTaken: this.#largestTaken, refusals: item.refusals };
    if (item.kind !== 'capture' || !refused || tried >= scales.length || !this.#options.shrink) return false;
    if (!isTooLarge(answer, size)) return false;
    this.#tooLarge.set(item.id, tried + 1);
    if (!this.#takenAtRefusal.has(item.id)) this.#takenAtRefusal.set(item.id, this.#taken);
    return true;
  }

  /** `give-up`: it can never be read. Rejects while the keystore does not open the key: the lane waits. */
  async #open(item: StoredItem): Promise<Uint8Array | 'later' | 'give-up'> {
    const { seal, log, timeTrusted, now } = this.#options;
    try {
      const body = await seal.open(item.body, item.attemptId);
      decodeEvidence(body);
      return body;
    } catch (error) {
      if (error instanceof KeystoreError) {
        if (error.trouble !== 'changed') throw error;
        if (!timeTrusted() || item.at === 0 || now() - item.at < unreadableMs) return 'later';
      }
      log(`evidence ${item.kind} ${item.id} cannot be read and is given up: ${String(error)}`);
      return 'give-up';
    }
  }
}

function describe(answer: PlatformAnswer): string {
  return answer.kind === 'answered' ? `code ${answer.code} ${answer.message}` : answer.kind;
}

/** The sending half of the queue, only for the account that is signed in: one lane for each kind of evidence. */
export interface Delivery {
  /** There may be something to send. */
  wake(): void;
  /** Holds pictures and notes; a switch report is small and counts only while the paper is open. */
  hold(held: boolean): void;
  /** Tries the switch reports now; resolves when none is left, or a try failed. */
  sendSwitches(): Promise<void>;
  /** Tries pictures and notes now; resolves when none is left, or a try failed. */
  settle(): Promise<void>;
  /** Waits no longer for the next try: another session, or the platform answers again. */
  retryNow(): void;
  /** Resolves when nothing is in flight any more. */
  stop(): Promise<void>;
}

/** The documented switch report never waits for a call whose path is only assumed, nor a note for a picture. */
export function createDelivery(options: LaneOptions): Delivery {
  const switches = new EvidenceLane('switch', options).queue;
  const heavy = (['note', 'capture'] as const).map((kind) => new EvidenceLane(kind, options).queue);
  const lanes = [switches, ...heavy];
  const each = (act: (lane: WorkQueue) => void) => () => {
    for (const lane of lanes) act(lane);
  };
  return {
    wake: each((lane) => lane.wake()),
    hold(held) {
      for (const lane of heavy) lane.hold(held);
    },
    sendSwitches: () => switches.tryNow(),
    async settle() {
      await Promise.all(heavy.map((lane) => lane.tryNow()));
    },
    retryNow: each((lane) => lane.retryNow()),
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
