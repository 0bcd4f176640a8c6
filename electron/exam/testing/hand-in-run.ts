import type { HandInState } from '../../../src/contract/ipc/exam.ts';
import { Attempts } from '../attempts/attempts.ts';
import { HandInQueue } from '../hand-in/hand-in.ts';
import { LocalJournals } from '../journal/local-journals.ts';
import type { KeyVault } from '../journal/keys.ts';
import type { MemoryLayer } from '../journal/memory-layer.ts';
import type { createFakeSession } from './fake-session.ts';
import type { LyingPlatform } from './lying-platform.ts';
import { sampleStart } from './sample-attempt.ts';
import type { TestTime } from './test-time.ts';

export interface HandInRunOptions {
  /** The disk: what one run leaves, the next finds. */
  layer: MemoryLayer;
  time: TestTime;
  session: ReturnType<typeof createFakeSession>;
  platform: LyingPlatform;
  /** Every state that was announced. */
  states: HandInState[];
  random?: () => number;
  /** By default this machine has no keystore. */
  vault?: KeyVault;
}

const noVault: KeyVault = { wrap: async () => null, unwrap: async () => null };

/** One run of the delivery over the attempts of a disk in memory. */
export function createHandInRun({
  layer,
  time,
  session,
  platform,
  states,
  random = () => 1,
  vault = noVault,
}: HandInRunOptions) {
  const report = () => {};
  const { now, timer } = time;
  const store = new Attempts({
    journals: new LocalJournals(layer, ['/a', '/b']),
    vault,
    rescueKey: () => null,
    now,
    timer,
    account: () => session.watch.account()?.accountId ?? null,
    report,
  });
  const queue = new HandInQueue({
    store,
    session: session.watch,
    credential: () =>
      session.watch.account() ? { token: `token of ${session.watch.account()?.accountId}`, branch: null } : null,
    platform,
    clock: { now },
    now,
    timer,
    random,
    changed: (state) => void states.push(state),
    commitAs: () => 'sha256',
    beforeCommit: async () => undefined,
    report,
  });
  return { store, queue };
}

/** Begins a paper and answers its first question. */
export async function beginPaper(store: Attempts, userPaperId = 'paper-1', accountId = 'ann'): Promise<string> {
  const { attemptId } = await store.begin({ accountId, owner: '138****8000' }, sampleStart({ userPaperId }));
  await store.write(accountId, attemptId, { type: 'answer', questionId: 'q1', value: { kind: 'choice', keys: ['B'] } });
  return attemptId;
}
