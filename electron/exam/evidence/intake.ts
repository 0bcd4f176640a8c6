import { CodedError } from '#electron/kernel/coded-error.ts';
import { backoff } from '#rules/timing/backoff.ts';
import type { ChainMarks } from './chain-marks.ts';
import { chainedText, encodeEvidence, type EvidenceFacts } from './evidence-body.ts';
import type { EvidenceCounts } from './evidence-store.ts';
import type { EvidenceQueueOptions } from './queue-options.ts';
import { slowStore } from './worker-store.ts';

/** Something on its way into the store. */
export interface PutItem {
  accountId: string;
  attemptId: string;
  facts: EvidenceFacts;
  jpeg: Uint8Array | null;
  /** Epoch ms of the platform; 0: not known. */
  at: number;
}

export interface IntakeOptions extends Pick<EvidenceQueueOptions, 'store' | 'seal' | 'timer' | 'random' | 'log'> {
  marks: ChainMarks;
  stored: (item: PutItem, counts: EvidenceCounts) => void;
  /** Whether the store takes anything has changed. */
  changed: (attemptId: string) => void;
}

/** What a store that takes nothing may hold back in memory. */
const limits = { items: 300, bytes: 20_000_000 };
const retryWait = { firstMs: 2_000, capMs: 30_000 };

/** Puts evidence into the store; what it does not take waits in memory, in order, and is tried again. Never rejects. */
export interface Intake {
  /** Null: it waits. */
  put(item: PutItem): Promise<EvidenceCounts | null>;
  /** True while the store takes nothing. */
  broken(): boolean;
  /** How many items of an attempt wait in memory. */
  unstored(attemptId: string): number;
  /** One more try for what waits. */
  close(): Promise<void>;
}

export function createIntake(options: IntakeOptions): Intake {
  const { store, seal, timer, random, log, marks, stored, changed } = options;
  let waiting: PutItem[] = [];
  /** What found no room here either. */
  let lost: PutItem[] = [];
  /** Attempts whose pages were told of the trouble. */
  const concerned = new Set<string>();
  let isBroken = false;
  let failures = 0;
  let running: Promise<void> | null = null;
  let cancelRetry: (() => void) | null = null;

  async function add(item: PutItem): Promise<EvidenceCounts> {
    const { accountId, attemptId, facts, jpeg, at } = item;
    const body = await seal.seal(encodeEvidence(facts, jpeg), attemptId);
    const lane = facts.kind === 'switch' ? '' : facts.place;
    const known = await marks.known(accountId, attemptId);
    const chained = chainedText(facts, jpeg);
    const counts = await store.add({ accountId, attemptId, kind: facts.kind, lane, at, body, chained, known });
    marks.saw(accountId, attemptId, counts.ends, facts.kind);
    return counts;
  }

  function keep(item: PutItem): void {
    waiting.push(item);
    let bytes = waiting.reduce((sum, { jpeg }) => sum + (jpeg?.byteLength ?? 0), 0);
    while (waiting.length > limits.items || bytes > limits.bytes) {
      // What happened is worth more than one picture of many.
      const index = Math.max(
        0,
        waiting.findIndex(({ facts }) => facts.kind === 'capture'),
      );
      const [given] = waiting.splice(index, 1);
      if (!given) return;
      bytes -= given.jpeg?.byteLength ?? 0;
      lost.push({ ...given, jpeg: null });
    }
  }

  function fail(item: PutItem, error: unknown): void {
    log(`evidence is not stored yet (${item.facts.kind}): ${String(error)}`);
    failures += 1;
    const first = !isBroken;
    isBroken = true;
    cancelRetry?.();
    cancelRetry = timer(() => void flush(), backoff(failures, { ...retryWait, random }));
    concerned.add(item.attemptId);
    if (first) changed(item.attemptId);
  }

  /** A switch that the store may have taken all the same is not put in twice: it would accuse the learner twice. */
  const mayBeStored = ({ facts }: PutItem, error: unknown) =>
    facts.kind === 'switch' && error instanceof CodedError && error.code === slowStore;

  function flush(): Promise<void> {
    cancelRetry?.();
    cancelRetry = null;
    running ??= drain().finally(() => (running = null));
    return running;
  }

  async function drain(): Promise<void> {
    for (let item = waiting[0]; item; item = waiting[0]) {
      const current = item;
      try {
        const counts = await add(current);
        waiting = waiting.filter((each) => each !== current);
        stored(current, counts);
      } catch (error) {
        if (mayBeStored(current, error)) waiting = waiting.filter((each) => each !== current);
        return fail(current, error);
      }
    }
    for (let item = lost[0]; item; item = lost[0]) {
      const { accountId, attemptId, at } = item;
      try {
        await store.missed(accountId, attemptId, at);
        lost = lost.slice(1);
      } catch (error) {
        return fail(item, error);
      }
    }
    failures = 0;
    if (!isBroken) return;
    isBroken = false;
    log('evidence is stored again');
    for (const attemptId of concerned) changed(attemptId);
    concerned.clear();
  }

  return {
    async put(item) {
      if (isBroken) {
        keep(item);
        changed(item.attemptId);
        return null;
      }
      try {
        const counts = await add(item);
        stored(item, counts);
        return counts;
      } catch (error) {
        if (!mayBeStored(item, error)) keep(item);
        fail(item, error);
        return null;
      }
    },
    broken: () => isBroken,
    unstored: (attemptId) => waiting.filter((item) => item.attemptId === attemptId).length,
    async close() {
      cancelRetry?.();
      if (isBroken) await flush();
      cancelRetry?.();
      if (waiting.length > 0) log(`evidence that no store took is lost: ${waiting.length}`);
    },
  };
}
