import type { EvidenceState } from '#contract/ipc/evidence.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { pictureDays } from '#rules/exam/picture-days.ts';
import { createChainMarks } from './chain-marks.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { paperOf, type EvidenceFacts } from './evidence-body.ts';
import { createDelivery } from './evidence-lane.ts';
import { beatOf, nothingCounted, stateOf, type EvidenceBeat, type QueueTrouble } from './evidence-state.ts';
import type { EvidenceCounts, EvidenceKind, StoredItem } from './evidence-store.ts';
import { createGoneNotes } from './gone-notes.ts';
import { createIntake, type PutItem } from './intake.ts';
import { noteInJournal } from './noted-evidence.ts';
import type { EvidenceQueueOptions } from './queue-options.ts';
import { createSeatChange, type SeatChange } from './seat-change.ts';

export interface SendAsOptions extends Required<Pick<EvidenceQueueOptions, 'session' | 'platform' | 'isHere'>> {
  changed: () => void;
}

/** Evidence on its way. Nothing here ever throws into the paper: a queue in trouble only writes to the log. */
export interface EvidenceQueue extends SeatChange {
  /** Resolves when it is on disk; null: it waits in memory for a store that takes nothing, or found no room. */
  put(accountId: string, attemptId: string, facts: EvidenceFacts, jpeg?: Uint8Array): Promise<EvidenceCounts | null>;
  /** `broken`: the counts are the last that were known. */
  state(accountId: string, attemptId: string): Promise<EvidenceState>;
  /** The same for a heartbeat. */
  beat(accountId: string, attemptId: string): Promise<EvidenceBeat>;
  /** False: nothing can be stored at the moment. */
  writable(): Promise<boolean>;
  /** Attempts of this account of which something waits; rejects when the store cannot be read. */
  waitingAttempts(accountId: string): Promise<string[]>;
  /** Sends what waits of an account that is not signed in, in the name of its own session. `changed`: after each try. */
  sendAs(accountId: string, options: SendAsOptions): { wake: () => void; stop: () => Promise<void> };
  /** Holds pictures and notes while something more important is on its way. */
  hold(held: boolean): void;
  /** Sends the switch reports of the account that is signed in, for at most three seconds. Never rejects. */
  sendSwitches(): Promise<void>;
  /** The platform answers again: what waits is tried now. */
  wake(): void;
  /** Starts delivering what an earlier run left. */
  start(): void;
  close(): Promise<void>;
}

const dayMs = 86_400_000;
const maxAgeMs = pictureDays * dayMs;
const sweepEveryMs = 3_600_000;
/** Until the platform answered, its time is looked for this often. */
const hearingMs = 60_000;
const switchesWaitMs = 3_000;

export function createEvidenceQueue(options: EvidenceQueueOptions): EvidenceQueue {
  const { store, seal, session, timer, random, now, log, journals } = options;
  const touched = createAnnouncer((attemptId) => void tell(attemptId), timer, 1_000);
  const delivery = createDelivery({ ...options, changed: afterTry, tookSmaller });
  const deliveries = new Set([delivery]);
  const marks = createChainMarks({ journals, timer, log });
  const intake = createIntake({ store, seal, timer, random, log, marks, stored: afterStoring, changed: touched });
  const goneNotes = createGoneNotes({
    store,
    journals,
    put: putOwn,
    now,
    log,
  });
  const stopWatching = session.onChange(() => {
    delivery.retryNow();
    tellGone();
  });
  const lastKnown = new Map<string, EvidenceCounts>();
  let reportedThinned = 0;
  let diskFull = false;
  /** A file that could not be read may have been put aside since. */
  let looksForReset = true;
  let goneWaits = true;
  let cancelSweep: (() => void) | null = null;

  async function tell(attemptId: string): Promise<void> {
    const account = session.account();
    if (account) options.announce(await state(account.accountId, attemptId));
  }

  function tellGone(): void {
    const account = session.account();
    if (!account) return;
    goneWaits = false;
    void goneNotes(account.accountId);
  }

  function afterTry(attemptId: string, kind: EvidenceKind, outcome: DeliveryOutcome): void {
    touched(attemptId);
    if (outcome === 'give-up') goneWaits = true;
    // A platform that takes no notes is not told of each by another one.
    if ((outcome === 'give-up' && kind === 'capture') || (outcome === 'delivered' && kind === 'note' && goneWaits))
      tellGone();
  }

  /** The chain has what was stored: what was sent in its place is a note of its own, in the chain of notes. */
  function tookSmaller({ attemptId, link }: StoredItem, accountId: string, sha256: string): void {
    const tell = async () => {
      const attempt = await journals?.attempt(accountId, attemptId).read();
      if (!attempt || !link) return;
      const state = `picture-smaller:${link.n}:${sha256}`;
      const facts = { kind: 'note', ...paperOf(attempt), place: 'seat', takenAt: now(), state } as const;
      await putOwn(accountId, attemptId, facts);
    };
    tell().catch((error: unknown) => log(`that a picture went smaller is not told: ${String(error)}`));
  }

  function afterStoring(item: PutItem, counts: EvidenceCounts): void {
    const { attemptId, accountId, facts } = item;
    lastKnown.set(attemptId, counts);
    if (counts.thinned > reportedThinned) {
      log(`evidence of ${attemptId} is thinned out: ${counts.thinned} captures given up`);
      reportedThinned = counts.thinned;
      tellGone();
    }
    if (looksForReset) void tellReset(accountId, attemptId, facts);
    touched(attemptId);
    delivery.wake();
  }

  /** The platform hears of a store that was lost with the first thing that the next one takes. */
  async function tellReset(
    accountId: string,
    attemptId: string,
    { userPaperId, examId }: EvidenceFacts,
  ): Promise<void> {
    looksForReset = false;
    try {
      if (!(await store.wasReset())) return;
      const facts = { kind: 'note', userPaperId, examId, place: 'seat', takenAt: now(), state: 'store-reset' } as const;
      if (await putOwn(accountId, attemptId, facts)) await store.resetTold();
    } catch (error) {
      log(`whether the evidence file was begun anew is not known: ${String(error)}`);
    }
  }

  const put = async (item: PutItem): Promise<EvidenceCounts | null> => {
    const counts = await intake.put(item);
    if (!counts) looksForReset = true;
    return counts;
  };

  /** A note of the queue itself, once it is stored: one that is not comes again. */
  async function putOwn(
    accountId: string,
    attemptId: string,
    facts: Extract<EvidenceFacts, { kind: 'note' }>,
  ): Promise<EvidenceCounts | null> {
    const counts = await put({ accountId, attemptId, facts, jpeg: null, at: ageFrom() });
    if (!counts || !journals) return counts;
    try {
      await noteInJournal(journals, { accountId, attemptId }, facts);
    } catch (error) {
      log(`a note of evidence is not in the journal: ${String(error)}`);
    }
    return counts;
  }

  const trouble = (attemptId: string): QueueTrouble => ({
    diskFull,
    broken: intake.broken(),
    unstored: intake.unstored(attemptId),
  });

  /** The last counts that were known where the store cannot be read. */
  async function countsOf(accountId: string, attemptId: string): Promise<{ counts: EvidenceCounts; read: boolean }> {
    try {
      const counts = await store.counts(accountId, attemptId);
      lastKnown.set(attemptId, counts);
      return { counts, read: true };
    } catch (error) {
      log(`evidence state is not known: ${String(error)}`);
      return { counts: lastKnown.get(attemptId) ?? nothingCounted, read: false };
    }
  }

  async function state(accountId: string, attemptId: string): Promise<EvidenceState> {
    const { counts, read } = await countsOf(accountId, attemptId);
    const known = trouble(attemptId);
    return stateOf(attemptId, counts, { ...known, broken: known.broken || !read });
  }

  /** By the platform's time only: a machine whose clock jumps would delete what it has not sent yet. */
  async function sweep(): Promise<void> {
    const trusted = options.timeTrusted();
    cancelSweep = timer(() => void sweep(), trusted ? sweepEveryMs : hearingMs);
    if (!trusted) return;
    try {
      const gone = await store.sweep(now(), maxAgeMs);
      if (gone > 0) log(`pictures older than ${pictureDays} days were deleted: ${gone}`);
      if (gone > 0) tellGone();
    } catch (error) {
      log(`old pictures were not deleted: ${String(error)}`);
    }
  }

  /** Pictures stop while the disk is nearly full: the rest of it belongs to the answers. */
  async function takesPicture(accountId: string, attemptId: string): Promise<boolean> {
    const full = !(await options.hasRoom());
    if (full !== diskFull) log(full ? 'the disk is nearly full: no pictures are stored' : 'pictures are stored again');
    diskFull = full;
    if (full) await store.missed(accountId, attemptId, ageFrom());
    return !full;
  }

  const ageFrom = () => (options.timeTrusted() ? now() : 0);

  return {
    async put(accountId, attemptId, facts, jpeg) {
      try {
        if (facts.kind === 'capture' && !(await takesPicture(accountId, attemptId))) {
          touched(attemptId);
          return null;
        }
      } catch (error) {
        log(`a picture that found no room was not counted: ${String(error)}`);
        return null;
      }
      return put({ accountId, attemptId, facts, jpeg: jpeg ?? null, at: ageFrom() });
    },
    state,
    async beat(accountId, attemptId) {
      const { counts, read } = await countsOf(accountId, attemptId);
      const known = trouble(attemptId);
      return beatOf(counts, { ...known, broken: known.broken || !read });
    },
    async writable() {
      try {
        await store.probe();
        return true;
      } catch (error) {
        log(`evidence cannot be stored: ${String(error)}`);
        return false;
      }
    },
    waitingAttempts: (accountId) => store.waitingAttempts(accountId),
    sendAs(accountId, own) {
      const sending = createDelivery({ ...options, ...own, tookSmaller });
      deliveries.add(sending);
      void goneNotes(accountId).then(() => sending.wake());
      return {
        wake: () => sending.retryNow(),
        async stop() {
          deliveries.delete(sending);
          await sending.stop();
        },
      };
    },
    hold(held) {
      for (const each of deliveries) each.hold(held);
    },
    ...createSeatChange({ store, delivery, marks, timer, now, log }),
    async sendSwitches() {
      let cancel = () => {};
      const late = new Promise<void>((resolve) => (cancel = timer(resolve, switchesWaitMs)));
      await Promise.race([delivery.sendSwitches(), late]);
      cancel();
    },
    wake: () => delivery.retryNow(),
    start() {
      void sweep();
      tellGone();
      delivery.wake();
    },
    async close() {
      stopWatching();
      cancelSweep?.();
      await delivery.stop();
      await intake.close();
      await marks.flush();
      await store.close();
    },
  };
}

/** Calls `announce` for a key at once, then at most once per `every` ms, and always after the last `touch`. */
function createAnnouncer(announce: (key: string) => void, timer: Timer, every: number): (key: string) => void {
  /** True: touched again while waiting. */
  const waiting = new Map<string, boolean>();

  function release(key: string): void {
    const again = waiting.get(key);
    waiting.delete(key);
    if (again) touch(key);
  }

  function touch(key: string): void {
    if (waiting.has(key)) {
      waiting.set(key, true);
      return;
    }
    waiting.set(key, false);
    timer(() => release(key), every);
    announce(key);
  }
  return touch;
}
