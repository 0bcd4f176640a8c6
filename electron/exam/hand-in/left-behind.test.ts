import { beforeEach, expect, it } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import type { PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import type { KeyVault } from '#electron/storage/journal/keys.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import type { EvidenceStore } from '../evidence/evidence-store.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good, refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { createMemoryEvidence } from '../testing/memory-evidence.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';

const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const dayMs = 86_400_000;
const jpeg = new Uint8Array([0xff, 0xd8, 1]);
/** A keystore: the session may lie beside the paper. */
const vault: KeyVault = { wrap: async (key) => key, unwrap: async (wrapped) => wrapped };

let layer: MemoryLayer;
let time: TestTime;
let session: ReturnType<typeof createFakeSession>;
let evidenceStore: EvidenceStore;
let platform: ReturnType<typeof createFakePlatform>;
/** Whose session each call carried, `own` for that of who is signed in. */
let sentAs: [string, string][];

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime(joinedAt);
  session = createFakeSession(account('ann'));
  const memory = createMemoryEvidence();
  // The next run finds what this one left.
  evidenceStore = Object.assign(memory, { close: async () => undefined });
  sentAs = [];
  platform = createFakePlatform({
    ...paperAnswers(),
    monitorHeartbeat: [good({})],
    monitorCaptureSave: [{ kind: 'unreachable' }],
    userSwitchScreen: [good({ count: 1 })],
    accountLogout: [good(null)],
    userPaperCommitAllPaper: [good({ userPaperId: 'p1', submitTime: '2026-03-02 09:30:00' })],
  });
});

const client: PlatformClient = {
  call(call, input, options) {
    sentAs.push([call.id, options?.as?.token ?? 'own']);
    return platform.client.call(call, input);
  },
};
const credential = () => {
  const who = session.watch.account();
  return who && { token: `token of ${who.accountId}`, branch: null };
};
const callsAs = (id: string) => sentAs.filter(([call]) => call === id).map(([, as]) => as);

async function startRun(given: KeyVault = vault) {
  const run = createExamRun({ layer, time, platform: { client }, session, credential, evidenceStore, vault: given });
  run.clock.observe(new Date(time.now()).toUTCString(), 0);
  await run.service.start();
  return run;
}

/** Ann hands her paper in, and is about to sign out while three pictures and the note of the seal wait. */
async function handedIn(given?: KeyVault): Promise<{ run: Awaited<ReturnType<typeof startRun>>; attempt: Attempt }> {
  const run = await startRun(given);
  const outcome = await run.exam.open(electricianExam);
  if (!outcome.opened) throw new Error(outcome.problem);
  const { attempt } = outcome;
  for (let taken = 1; taken <= 3; taken += 1)
    await run.evidence.capture({
      attemptId: attempt.attemptId,
      camera: 'front',
      takenAt: joinedAt + taken,
      jpeg,
      faces: 1,
    });
  await run.exam.handIn(attempt.attemptId, 'learner');
  await time.advance(60_000);
  expect(await run.exam.handInState(attempt.attemptId)).toMatchObject({ phase: 'delivered' });
  return { run, attempt };
}

it('what a learner left is sent in their name while the next one sits there, and then their session ends', async () => {
  const { run, attempt } = await handedIn();
  expect(await run.service.handIns.holdSession('accountLogout')).toBe(true);
  session.become(null);
  session.become(account('bob'));
  sentAs.length = 0;
  platform.restart('monitorCaptureSave', good({ id: 1 }));
  run.service.online();
  await time.advance(300_000);
  expect(await evidenceStore.counts('ann', attempt.attemptId)).toMatchObject({ waiting: 0, delivered: 4 });
  expect(callsAs('monitorCaptureSave')).toEqual(Array.from({ length: 4 }, () => 'token of ann'));
  expect(callsAs('accountLogout')).toEqual(['token of ann']);
  expect(await run.service.store.heldSessions()).toEqual([]);
  await run.service.stop();
});

it('a restart takes it up, also of a paper that was delivered', async () => {
  const { run, attempt } = await handedIn();
  await run.service.handIns.holdSession('accountLogout');
  session.become(null);
  await run.service.stop();
  platform.restart('monitorCaptureSave', good({ id: 1 }));
  const next = await startRun();
  await time.advance(300_000);
  expect(await evidenceStore.counts('ann', attempt.attemptId)).toMatchObject({ waiting: 0, delivered: 4 });
  expect(callsAs('accountLogout')).toEqual(['token of ann']);
  await next.service.stop();
});

it('a session that the platform ended is used no more, and the learner brings the rest at the next sign-in', async () => {
  const { run, attempt } = await handedIn();
  await run.service.handIns.holdSession('accountLogout');
  platform.restart('monitorCaptureSave', refusal(303, '登录已失效'));
  session.become(null);
  run.service.online();
  await time.advance(1_200_000);
  const tries = callsAs('monitorCaptureSave').length;
  await time.advance(1_200_000);
  expect(callsAs('monitorCaptureSave')).toHaveLength(tries);
  expect(await run.service.store.heldSessions()).toEqual([]);
  expect(callsAs('accountLogout')).toEqual([]);
  platform.restart('monitorCaptureSave', good({ id: 1 }));
  session.become(account('ann'));
  await time.advance(300_000);
  expect(await evidenceStore.counts('ann', attempt.attemptId)).toMatchObject({ waiting: 0, delivered: 4 });
  await run.service.stop();
});

it('where no keystore guards the paper no session is held, and the learner signs out at once', async () => {
  const { run } = await handedIn({ wrap: async () => null, unwrap: async () => null });
  expect(await run.service.handIns.holdSession('accountLogout')).toBe(false);
  await run.service.stop();
});

it('what expires unsent is told with the next session of its account', async () => {
  const { run } = await handedIn({ wrap: async () => null, unwrap: async () => null });
  session.become(null);
  session.become(account('bob'));
  await evidenceStore.sweep(time.now() + 31 * dayMs, 30 * dayMs);
  platform.restart('monitorCaptureSave', good({ id: 1 }));
  platform.sent.length = 0;
  session.become(account('ann'));
  await time.advance(300_000);
  expect(platform.sent.map(({ input }) => input)).toContainEqual(
    expect.objectContaining({ userPaperId: 'p1', place: 'seat', state: 'evidence-gone:capture:expired:1-3' }),
  );
  await run.service.stop();
});
