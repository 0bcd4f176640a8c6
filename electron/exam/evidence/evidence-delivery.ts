import { backoff } from '../../../src/contract/timing/backoff.ts';
import type { EvidenceQueueOptions } from './queue-options.ts';
import { KeystoreError } from '../../session/keystore-error.ts';
import { deliveryOutcome, type DeliveryOutcome } from './delivery-outcome.ts';
import type { PlatformAnswer } from '../../gateway/platform-client.ts';
import { decodeEvidence, sendEvidence } from './evidence-body.ts';
import type { StoredItem } from './evidence-store.ts';

const retryWait = { firstMs: 2_000, capMs: 60_000 };

/** The sending half of the queue: oldest first, one at a time, only for the account that is signed in. */
export interface Delivery {
  /** There may be something to send. */
  wake(): void;
  hold(held: boolean): void;
  sessionChanged(): void;
  /** Waits no longer for the next try. */
  retryNow(): void;
  /** Resolves when nothing is in flight any more. */
  stop(): Promise<void>;
}

interface DeliveryOptions extends Omit<EvidenceQueueOptions, 'announce'> {
  changed: (attemptId: string) => void;
}

export function createDelivery(options: DeliveryOptions): Delivery {
  const { store, session, timer, random, log } = options;
  let running: Promise<void> | null = null;
  let again = false;
  let held = false;
  let stopped = false;
  /** The platform does not take this account's session; until the session changes. */
  let refusedSession = false;
  let failures = 0;
  let cancelRetry: (() => void) | null = null;

  const blocked = () => held || stopped || refusedSession || cancelRetry !== null;

  function wake(): void {
    again = true;
    running ??= drain().finally(() => {
      running = null;
      if (again && !blocked()) wake();
    });
  }

  async function drain(): Promise<void> {
    again = false;
    try {
      while (!blocked()) {
        const account = session.account();
        const item = account && (await store.next(account.accountId));
        if (!item || blocked() || session.account()?.accountId !== account.accountId) return;
        await step(item);
      }
    } catch (error) {
      log(`evidence delivery stopped for now: ${String(error)}`);
      waitForRetry();
    }
  }

  async function step(item: StoredItem): Promise<void> {
    const outcome = await send(item, options);
    if (outcome === 'delivered') await store.delivered(item.id, options.now());
    else if (outcome === 'give-up') await store.drop(item.id);
    else await store.release(item.id, outcome === 'refused');
    options.changed(item.attemptId);
    if (outcome === 'session') refusedSession = true;
    else if (outcome === 'later' || outcome === 'refused') waitForRetry();
    else failures = 0;
  }

  function waitForRetry(): void {
    failures += 1;
    cancelRetry = timer(
      () => {
        cancelRetry = null;
        wake();
      },
      backoff(failures, { ...retryWait, random }),
    );
  }

  function retryNow(): void {
    cancelRetry?.();
    cancelRetry = null;
    wake();
  }

  return {
    wake,
    hold(hold) {
      held = hold;
      if (!held) wake();
    },
    sessionChanged() {
      refusedSession = false;
      retryNow();
    },
    retryNow,
    async stop() {
      stopped = true;
      cancelRetry?.();
      await running;
    },
  };
}

async function send(item: StoredItem, { store, seal, platform, log }: DeliveryOptions): Promise<DeliveryOutcome> {
  const body = await openBody(item, seal, log);
  if (!body) return 'give-up';
  await store.sending(item.id);
  const answer = await sendEvidence(platform, body);
  const outcome = deliveryOutcome(item.kind, answer, item.refusals);
  if (outcome !== 'delivered') log(`evidence ${item.kind} ${item.id}: ${outcome} (${describe(answer)})`);
  return outcome;
}

/** Null: it can never be read. Rejects while the keystore does not open the key: the item waits. */
async function openBody(
  item: StoredItem,
  seal: DeliveryOptions['seal'],
  log: DeliveryOptions['log'],
): Promise<Uint8Array | null> {
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

function describe(answer: PlatformAnswer): string {
  return answer.kind === 'answered' ? `code ${answer.code} ${answer.message}` : answer.kind;
}
