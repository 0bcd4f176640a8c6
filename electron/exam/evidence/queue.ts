import type { EvidenceState } from '../../../src/contract/ipc/evidence.ts';
import { createAnnouncer } from './announcer.ts';
import { createDelivery } from './evidence-delivery.ts';
import { encodeEvidence, type EvidenceFacts } from './evidence-body.ts';
import type { EvidenceCounts } from './evidence-store.ts';
import type { EvidenceQueueOptions } from './queue-options.ts';

/** Evidence on its way. Nothing here ever throws into the paper: a queue in trouble only writes to the log. */
export interface EvidenceQueue {
  /** Resolves when it is on disk (or the trouble is in the log); null: not kept. */
  put(accountId: string, attemptId: string, facts: EvidenceFacts, jpeg?: Uint8Array): Promise<EvidenceCounts | null>;
  state(accountId: string, attemptId: string): Promise<EvidenceState>;
  /** Holds deliveries while something more important is on its way. */
  hold(held: boolean): void;
  /** The platform answers again: what waits is tried now. */
  wake(): void;
  /** Starts delivering what an earlier run left. */
  start(): void;
  close(): Promise<void>;
}

const day = 86_400_000;
/** Pictures of people do not lie on a machine for ever. */
const keptDays = 30;

export function createEvidenceQueue(options: EvidenceQueueOptions): EvidenceQueue {
  const { store, seal, session, timer, now, log } = options;
  const delivery = createDelivery({ ...options, changed: (attemptId) => touched(attemptId) });
  const touched = createAnnouncer((attemptId) => void tell(attemptId), timer, 1_000);
  const stopWatching = session.onChange(() => delivery.sessionChanged());
  let reportedThinned = 0;

  async function tell(attemptId: string): Promise<void> {
    const account = session.account();
    if (account) options.announce(await state(account.accountId, attemptId));
  }

  async function state(accountId: string, attemptId: string): Promise<EvidenceState> {
    try {
      return asState(attemptId, await store.counts(accountId, attemptId));
    } catch (error) {
      log(`evidence state is not known: ${String(error)}`);
      return asState(attemptId, null);
    }
  }

  function reportThinning(attemptId: string, { thinned }: EvidenceCounts): void {
    if (thinned > reportedThinned) log(`evidence of ${attemptId} is thinned out: ${thinned} captures given up`);
    reportedThinned = thinned;
  }

  return {
    async put(accountId, attemptId, facts, jpeg) {
      try {
        const body = await seal.seal(encodeEvidence(facts, jpeg ?? null), attemptId);
        const lane = facts.kind === 'switch' ? '' : facts.place;
        const counts = await store.add({ accountId, attemptId, kind: facts.kind, lane, at: now(), body });
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
    hold: (held) => delivery.hold(held),
    wake: () => delivery.retryNow(),
    start() {
      store.sweep(now() - keptDays * day).then(
        (gone) => gone > 0 && log(`evidence older than ${keptDays} days was removed: ${gone} items`),
        (error: unknown) => log(`old evidence was not removed: ${String(error)}`),
      );
      delivery.wake();
    },
    async close() {
      stopWatching();
      await delivery.stop();
      await store.close();
    },
  };
}

function asState(attemptId: string, counts: EvidenceCounts | null): EvidenceState {
  const { waiting = 0, delivered = 0, bytes = 0, lastDeliveredAt = null } = counts ?? {};
  return { attemptId, waiting, delivered, waitingBytes: bytes, lastDeliveredAt };
}
