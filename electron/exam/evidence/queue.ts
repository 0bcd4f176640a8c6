import type { EvidenceState } from '../../../src/contract/ipc/evidence.ts';
import { pictureDays } from '../../../src/contract/exam/picture-days.ts';
import { createAnnouncer } from './announcer.ts';
import { createDelivery } from './evidence-delivery.ts';
import { encodeEvidence, type EvidenceFacts } from './evidence-body.ts';
import { stateOf } from './evidence-state.ts';
import type { EvidenceCounts } from './evidence-store.ts';
import type { EvidenceQueueOptions } from './queue-options.ts';
import { createSeatChange, type SeatChange } from './seat-change.ts';

/** Evidence on its way. Nothing here ever throws into the paper: a queue in trouble only writes to the log. */
export interface EvidenceQueue extends SeatChange {
  /** Resolves when it is on disk (or the trouble is in the log); null: not kept. */
  put(accountId: string, attemptId: string, facts: EvidenceFacts, jpeg?: Uint8Array): Promise<EvidenceCounts | null>;
  /** Null: the queue cannot be read, so nobody knows. */
  state(accountId: string, attemptId: string): Promise<EvidenceState | null>;
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
  const { store, seal, session, timer, now, log } = options;
  const delivery = createDelivery({ ...options, changed: (attemptId) => touched(attemptId) });
  const touched = createAnnouncer((attemptId) => void tell(attemptId), timer, 1_000);
  const stopWatching = session.onChange(() => delivery.retryNow());
  let reportedThinned = 0;
  let diskFull = false;
  let held = false;
  let cancelSweep: (() => void) | null = null;

  async function tell(attemptId: string): Promise<void> {
    const account = session.account();
    const known = account && (await state(account.accountId, attemptId));
    if (known) options.announce(known);
  }

  async function state(accountId: string, attemptId: string): Promise<EvidenceState | null> {
    try {
      return stateOf(attemptId, await store.counts(accountId, attemptId), diskFull);
    } catch (error) {
      log(`evidence state is not known: ${String(error)}`);
      return null;
    }
  }

  function reportThinning(attemptId: string, { thinned }: EvidenceCounts): void {
    if (thinned > reportedThinned) log(`evidence of ${attemptId} is thinned out: ${thinned} captures given up`);
    reportedThinned = thinned;
  }

  /** By the platform's time only: a machine whose clock jumps would delete what it has not sent yet. */
  async function sweep(): Promise<void> {
    const trusted = options.timeTrusted();
    cancelSweep = timer(() => void sweep(), trusted ? sweepEveryMs : hearingMs);
    if (!trusted) return;
    try {
      const gone = await store.sweep(now(), maxAgeMs);
      if (gone > 0) log(`pictures older than ${pictureDays} days were deleted: ${gone}`);
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
        const body = await seal.seal(encodeEvidence(facts, jpeg ?? null), attemptId);
        const lane = facts.kind === 'switch' ? '' : facts.place;
        const counts = await store.add({ accountId, attemptId, kind: facts.kind, lane, at: ageFrom(), body });
        reportThinning(attemptId, counts);
        touched(attemptId);
        delivery.wake();
        return counts;
      } catch (error) {
        log(`evidence was not kept (${facts.kind}): ${String(error)}`);
        return null;
      }
    },
    state,
    hold(now) {
      held = now;
      delivery.hold(held);
    },
    ...createSeatChange({ store, delivery, held: () => held, timer, now, log }),
    async sendSwitches() {
      let cancel = () => {};
      const late = new Promise<void>((resolve) => (cancel = timer(resolve, switchesWaitMs)));
      await Promise.race([delivery.sendSwitches(), late]);
      cancel();
    },
    wake: () => delivery.retryNow(),
    start() {
      void sweep();
      delivery.wake();
    },
    async close() {
      stopWatching();
      cancelSweep?.();
      await delivery.stop();
      await store.close();
    },
  };
}
