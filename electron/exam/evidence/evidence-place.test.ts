import { beforeEach, describe, expect, it } from 'vitest';
import type { Branch } from '#contract/ipc/session.ts';
import type { PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import type { PaperPlace } from '../records/paper-place.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good, refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { createMemoryEvidence } from '../testing/memory-evidence.ts';
import { sampleStart } from '../testing/sample-attempt.ts';
import { TestTime } from '../testing/test-time.ts';
import type { EvidenceStore } from './evidence-store.ts';

const origin = 'https://learn.example';
const branchOf = (code: string): Branch => ({ code, name: `机构 ${code}`, actor: null, organ: 'o' });
const inBranch = (code: string): PaperPlace => ({ origin, branch: branchOf(code) });
const vault = { wrap: async (key: Uint8Array) => key, unwrap: async (key: Uint8Array) => key };
const jpeg = new Uint8Array([0xff, 0xd8, 1]);
const minuteMs = 60_000;

let layer: MemoryLayer;
let time: TestTime;
let session: ReturnType<typeof createFakeSession>;
let evidenceStore: EvidenceStore;
let platform: ReturnType<typeof createFakePlatform>;
let here: PaperPlace;
/** Whose session brought each piece of evidence, and of which paper it is. */
let sent: [as: string, userPaperId: unknown][];

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime(1_700_000_000_000);
  session = createFakeSession(account('ann'));
  evidenceStore = Object.assign(createMemoryEvidence(), { close: async () => undefined });
  here = inBranch('A');
  sent = [];
  platform = createFakePlatform({ accountLogout: [good(null)] });
});

const client: PlatformClient = {
  call(call, input, options) {
    if (call.id === 'monitorCaptureSave' || call.id === 'userSwitchScreen')
      sent.push([options?.as?.token ?? 'own', 'userPaperId' in input ? input.userPaperId : null]);
    return platform.client.call(call, input);
  },
};

async function startRun() {
  const credential = () => {
    const who = session.watch.account();
    return who && { token: `token of ${who.accountId}`, branch: here.branch };
  };
  const run = createExamRun({
    layer,
    time,
    platform: { client },
    session,
    credential,
    evidenceStore,
    vault,
    here: () => here,
  });
  run.clock.observe(new Date(time.now()).toUTCString(), 0);
  await run.service.start();
  return run;
}

type Run = Awaited<ReturnType<typeof startRun>>;

/** A note, a picture and a switch report of a paper that is begun here; nothing of it is sent while there is no network. */
async function leaveEvidence({ service }: Run, userPaperId = 'paper-1'): Promise<string> {
  const start = sampleStart({ userPaperId, place: here });
  const { attemptId } = await service.store.begin({ accountId: 'ann', owner: '' }, start);
  const paper = { userPaperId, examId: 'e1' };
  const takenAt = time.now();
  await service.evidence.put('ann', attemptId, { kind: 'note', ...paper, place: 'seat', takenAt, state: 'lost' });
  const picture = { kind: 'capture', ...paper, place: 'front', takenAt, faces: 1 } as const;
  await service.evidence.put('ann', attemptId, picture, jpeg);
  await service.evidence.put('ann', attemptId, { kind: 'switch', ...paper });
  await time.advance(minuteMs);
  return attemptId;
}

function platformIsBack(): void {
  sent.length = 0;
  platform.restart('monitorCaptureSave', good({ id: 1 }));
  platform.restart('userSwitchScreen', good({ count: 1 }));
}

async function goOn({ service }: Run): Promise<void> {
  service.online();
  await time.advance(10 * minuteMs);
}

describe('evidence of a paper', () => {
  it('waits while its learner is in another branch, holds up nothing there, and goes out back in its own', async () => {
    const run = await startRun();
    const attemptA = await leaveEvidence(run);
    here = inBranch('B');
    const attemptB = await leaveEvidence(run, 'paper-2');
    platformIsBack();
    await goOn(run);
    expect(sent).toEqual(Array.from({ length: 3 }, () => ['own', 'paper-2']));
    expect(await evidenceStore.counts('ann', attemptB)).toMatchObject({ waiting: 0, delivered: 3 });
    expect(await evidenceStore.counts('ann', attemptA)).toMatchObject({ waiting: 3, delivered: 0 });
    here = inBranch('A');
    await goOn(run);
    expect(await evidenceStore.counts('ann', attemptA)).toMatchObject({ waiting: 0, delivered: 3 });
    await run.service.stop();
  });

  it('is not given up for refusals that are heard while its learner goes to another branch', async () => {
    const run = await startRun();
    const attemptId = await leaveEvidence(run);
    const refused = () => {
      here = inBranch('B');
      return refusal(40_401, '试卷不存在');
    };
    platform.restart('monitorCaptureSave', refused);
    platform.restart('userSwitchScreen', refused);
    for (let round = 1; round <= 12; round += 1) {
      here = inBranch('A');
      run.service.online();
      await time.advance(minuteMs);
    }
    expect(sent.length).toBeGreaterThan(12);
    expect(await evidenceStore.counts('ann', attemptId)).toMatchObject({ waiting: 3, dropped: 0, switchesDropped: 0 });
    platformIsBack();
    here = inBranch('A');
    await goOn(run);
    expect(await evidenceStore.counts('ann', attemptId)).toMatchObject({ waiting: 0, delivered: 3 });
    await run.service.stop();
  });

  it('of another platform never goes to this one, whose account of the same number is somebody else', async () => {
    here = { origin: 'https://uat.example', branch: branchOf('A') };
    const there = await startRun();
    const attemptId = await leaveEvidence(there);
    await there.service.stop();
    here = inBranch('A');
    platformIsBack();
    const run = await startRun();
    await goOn(run);
    expect(sent).toEqual([]);
    expect(await evidenceStore.counts('ann', attemptId)).toMatchObject({ waiting: 3, delivered: 0 });
    await run.service.stop();
  });

  it('goes out as before where this machine has no journal of it', async () => {
    const run = await startRun();
    platformIsBack();
    await run.service.evidence.put('ann', 'gone', { kind: 'switch', userPaperId: 'paper-9', examId: 'e1' });
    await goOn(run);
    expect(sent).toEqual([['own', 'paper-9']]);
    await run.service.stop();
  });
});

describe('evidence that a learner left on a shared seat', () => {
  it('goes out with their held session, wherever the next one sits', async () => {
    const run = await startRun();
    const attemptId = await leaveEvidence(run);
    expect(await run.service.handIns.holdSession('accountLogout')).toBe(true);
    here = inBranch('B');
    session.become(account('bob'));
    platformIsBack();
    await goOn(run);
    expect(sent).toEqual(Array.from({ length: 3 }, () => ['token of ann', 'paper-1']));
    expect(await evidenceStore.counts('ann', attemptId)).toMatchObject({ waiting: 0, delivered: 3 });
    expect(platform.calls()).toContain('accountLogout');
    await run.service.stop();
  });

  it('holds no session of another branch, which could not bring it', async () => {
    const run = await startRun();
    const attemptId = await leaveEvidence(run);
    here = inBranch('B');
    expect(await run.service.handIns.holdSession('accountLogout')).toBe(false);
    session.become(account('bob'));
    platformIsBack();
    await goOn(run);
    expect(sent).toEqual([]);
    here = inBranch('A');
    session.become(account('ann'));
    await goOn(run);
    expect(await evidenceStore.counts('ann', attemptId)).toMatchObject({ waiting: 0, delivered: 3 });
    await run.service.stop();
  });
});
