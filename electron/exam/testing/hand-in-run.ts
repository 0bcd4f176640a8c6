import type { HandInState } from '#contract/ipc/exam.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import type { PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import type { KeyVault } from '#electron/storage/journal/keys.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import type { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { Attempts } from '../attempts/attempts.ts';
import { HandInQueue } from '../hand-in/hand-in.ts';
import type { PaperPlace } from '../records/paper-place.ts';
import type { createFakeSession } from './fake-session.ts';
import { sampleHere, sampleStart } from './sample-attempt.ts';
import type { TestTime } from './test-time.ts';

export interface HandInRunOptions {
  /** The disk: what one run leaves, the next finds. */
  layer: MemoryLayer;
  time: TestTime;
  session: ReturnType<typeof createFakeSession>;
  platform: PlatformClient;
  /** Every state that was announced. */
  states: HandInState[];
  random?: () => number;
  /** How the platform speaks; by default as the documents say. */
  profile?: PlatformProfile;
  /** By default this machine has no keystore. */
  vault?: KeyVault;
  /** Where calls of the session arrive; by default a platform whose branch nobody has chosen. */
  here?: () => PaperPlace;
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
  profile = {},
  vault = noVault,
  here = sampleHere,
}: HandInRunOptions) {
  const report = () => {};
  const { now, timer } = time;
  const store = new Attempts({
    journals: new LocalJournals(layer, ['/a', '/b']),
    vault,
    rescueKey: () => null,
    here,
    now,
    timer,
    account: () => session.watch.account()?.accountId ?? null,
    report,
  });
  const queue = new HandInQueue({
    here,
    store,
    session: session.watch,
    credential: () =>
      session.watch.account()
        ? { token: `token of ${session.watch.account()?.accountId}`, branch: here().branch }
        : null,
    platform,
    clock: { now, agreed: now },
    now,
    timer,
    random,
    changed: (state) => void states.push(state),
    commitAs: () => 'sha256',
    profile: () => profile,
    beforeCommit: async () => undefined,
    report,
  });
  return { store, queue };
}

/** Begins a paper and answers its first question. */
export async function beginPaper(
  store: Attempts,
  userPaperId = 'paper-1',
  accountId = 'ann',
  place?: PaperPlace,
): Promise<string> {
  const start = sampleStart({ userPaperId, ...(place ? { place } : {}) });
  const { attemptId } = await store.begin({ accountId, owner: '138****8000' }, start);
  await store
    .attempt(accountId, attemptId)
    .change({ type: 'answer', questionId: 'q1', value: { kind: 'choice', keys: ['B'] } });
  return attemptId;
}
