import { beforeEach, describe, expect, it } from 'vitest';
import type { HandInState } from '#contract/ipc/exam.ts';
import type { Branch } from '#contract/ipc/session.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { CallOptions, PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import type { PaperPlace } from '../records/paper-place.ts';
import { good, refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { beginPaper, createHandInRun } from '../testing/hand-in-run.ts';
import { TestTime } from '../testing/test-time.ts';

const origin = 'https://learn.example';
const branchOf = (code: string): Branch => ({ code, name: `机构 ${code}`, actor: null, organ: 'o' });
const vault = { wrap: async (bytes: Uint8Array) => bytes, unwrap: async (bytes: Uint8Array) => bytes };

let layer: MemoryLayer;
let time: TestTime;
let session: ReturnType<typeof createFakeSession>;
/** What the learner has chosen, and what the platform answers to. */
let here: PaperPlace;
let online: boolean;
let commits: string[];
let states: HandInState[];

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime(1_700_000_000_000);
  session = createFakeSession(account('ann'));
  here = { origin, branch: branchOf('A') };
  online = false;
  commits = [];
  states = [];
});

/** Knows the paper in branch A only. */
const platform = {
  async call(call: Endpoint, _input: object, options: CallOptions = {}): Promise<PlatformAnswer> {
    if (!online) return { kind: 'unreachable' };
    const branch = (options.as ? options.as.branch : here.branch)?.code ?? 'none';
    const isCommit = call.id === 'userPaperCommitAllPaper';
    if (isCommit) commits.push(branch);
    if (branch !== 'A') return refusal(40_401, '试卷不存在');
    if (call.id === 'examFindUserPaperListById') return good({ list: [] });
    return isCommit ? good({ userPaperId: 'paper-1' }) : good(null);
  },
};

const startRun = () => createHandInRun({ layer, time, session, platform, states, vault, here: () => here });

/** A sealed paper that was begun in branch A, before the network was back. */
async function sealed(run: ReturnType<typeof startRun>, place?: PaperPlace): Promise<string> {
  const id = await beginPaper(run.store, 'paper-1', 'ann', place);
  await run.queue.start();
  await run.queue.handIn('ann', id, 'learner');
  await time.advance(5_000);
  return id;
}

const inBranchA = { origin, branch: branchOf('A') };

describe('a sealed paper of one branch', () => {
  it('waits while its learner is in another one, says where it belongs, and goes out from its own', async () => {
    const run = startRun();
    await sealed(run, inBranchA);
    here = { origin, branch: branchOf('B') };
    online = true;
    await run.queue.takeUp();
    await time.advance(3_600_000);
    expect({ commits, last: states.at(-1) }).toMatchObject({
      commits: [],
      last: { phase: 'sealed', waitingFor: 'branch', belongsTo: '机构 A', nextTryAt: null },
    });
    expect(await run.store.pending('ann')).toMatchObject([{ mine: true, phase: 'sealed', belongsTo: '机构 A' }]);
    here = inBranchA;
    await run.queue.takeUp();
    await time.advance(60_000);
    expect({ commits, last: states.at(-1) }).toMatchObject({ commits: ['A'], last: { phase: 'delivered' } });
    await run.queue.stop();
  });

  it('that is handed in before its learner has chosen a branch again asks for that one, and goes out from it', async () => {
    const run = startRun();
    const id = await beginPaper(run.store, 'paper-1', 'ann', inBranchA);
    here = { origin, branch: null };
    online = true;
    await run.queue.start();
    const waits = { phase: 'sealed', waitingFor: 'branch', belongsTo: '机构 A', nextTryAt: null };
    expect(await run.queue.handIn('ann', id, 'learner')).toMatchObject(waits);
    await run.queue.deliverNow('ann', id);
    await time.advance(3_600_000);
    expect(await run.queue.state('ann', id)).toMatchObject(waits);
    here = inBranchA;
    await run.queue.takeUp();
    await time.advance(60_000);
    expect({ commits, last: states.at(-1) }).toMatchObject({ commits: ['A'], last: { phase: 'delivered' } });
    await run.queue.stop();
  });

  it('goes out with its learner’s held session, whoever is signed in where', async () => {
    const run = startRun();
    await sealed(run, inBranchA);
    await run.queue.holdSession('accountLogout');
    here = { origin, branch: branchOf('B') };
    session.become(account('bob'));
    online = true;
    await run.queue.takeUp();
    await time.advance(60_000);
    expect({ commits, last: states.at(-1)?.phase }).toEqual({ commits: ['A'], last: 'delivered' });
    await run.queue.stop();
  });

  it('does not go out with a held session of another branch', async () => {
    const run = startRun();
    const id = await sealed(run, inBranchA);
    await run.store.attempt('ann', id).holdSession({ token: 't', branch: branchOf('B'), logout: 'accountLogout' });
    await run.queue.stop();
    session.become(account('bob'));
    online = true;
    const next = startRun();
    await next.queue.start();
    await time.advance(3_600_000);
    expect({ commits, last: states.at(-1)?.waitingFor }).toEqual({ commits: [], last: 'sign-in' });
    await next.queue.stop();
  });

  it('goes out from elsewhere once staff have let its learner leave, and a refusal there decides nothing', async () => {
    const run = startRun();
    const id = await sealed(run, inBranchA);
    await run.store.attempt('ann', id).noteSeatUse({ kind: 'let-leave', at: time.now() });
    await run.queue.stop();
    here = { origin, branch: branchOf('B') };
    online = true;
    const next = startRun();
    await next.queue.start();
    await time.advance(600_000);
    expect(commits).toContain('B');
    expect(states.at(-1)).toMatchObject({ phase: 'sealed', waitingFor: 'platform', refusal: '试卷不存在' });
    here = inBranchA;
    await next.queue.takeUp();
    await time.advance(60_000);
    expect(states.at(-1)?.phase).toBe('delivered');
    await next.queue.stop();
  });

  it('of an older version, which noted no branch, goes out with its account', async () => {
    const run = startRun();
    await sealed(run);
    online = true;
    run.queue.wake();
    await time.advance(60_000);
    expect({ commits, last: states.at(-1)?.phase }).toEqual({ commits: ['A'], last: 'delivered' });
    await run.queue.stop();
  });
});

describe('papers of two platforms in one folder', () => {
  it('are apart: the same number is another account, nothing of the other is listed, due or sent', async () => {
    const uat = { origin: 'https://uat.example', branch: branchOf('A') };
    here = uat;
    const there = startRun();
    const theirs = await sealed(there, uat);
    await there.queue.stop();
    here = inBranchA;
    online = true;
    const run = startRun();
    await run.queue.start();
    await time.advance(3_600_000);
    expect(commits).toEqual([]);
    expect(await run.store.pending('ann')).toEqual([]);
    expect(await run.store.receipts('ann')).toEqual([]);
    expect(await run.store.attempt('ann', theirs).read()).toBeNull();
    const ours = await beginPaper(run.store, 'paper-1', 'ann', inBranchA);
    expect(ours).not.toBe(theirs);
    expect(await run.store.readPaper('ann', 'paper-1')).toMatchObject({ attemptId: ours });
    await run.queue.stop();
  });

  it('with a paper of an older version: it belongs where its learner goes on with it', async () => {
    const first = startRun();
    const old = await beginPaper(first.store);
    const exam = { examId: 'e1', businessId: 'b1' };
    expect(await first.store.find('ann', exam)).toMatchObject({ attemptId: old });
    await first.store.close();
    // A restart at another platform, with the same account number.
    here = { origin: 'https://uat.example', branch: branchOf('A') };
    const uat = startRun();
    expect(await uat.store.find('ann', exam)).toBeNull();
    expect(await uat.store.pending('ann')).toEqual([]);
    await uat.store.close();
    here = inBranchA;
    const again = startRun();
    expect(await again.store.begin({ accountId: 'ann', owner: '' }, { ...(await startOf(again, old)) })).toMatchObject({
      attemptId: old,
    });
  });
});

/** What the same paper begins with today. */
async function startOf({ store }: ReturnType<typeof startRun>, attemptId: string) {
  const attempt = await store.attempt('ann', attemptId).read();
  if (!attempt) throw new Error('The paper is gone.');
  const { exam, userPaperId, rules, paper } = attempt;
  return { exam, userPaperId, rules, paper, clockOffset: 0, place: inBranchA };
}
