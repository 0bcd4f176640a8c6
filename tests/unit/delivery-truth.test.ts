import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { userPaperCommitAllPaper, userPaperFindUserPaperInfo } from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { namedProfile } from '#electron/exam/testing/named-profile.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { startCore, type TestCore } from '../support/core.ts';
import { demoExam, platformOnDisk, type DiskPlatform } from '../support/platform.ts';
import { handInStateOf, signInto, sitDemoExam, untilDelivered } from '../support/sitting.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const learner = '13800010002';
/** An exam that takes nothing after its time. */
const finalExam = '企业急救员结业考试';
const hours = 3_600_000;

let platform: DiskPlatform;
const cores: TestCore[] = [];

afterEach(async () => {
  for (const core of cores.splice(0)) await core.stop();
  await platform.stop();
});

/** `profile`: whether somebody wrote down what the platform's words for papers mean. */
let profile: PlatformProfile;

beforeEach(() => (profile = {}));

async function start(userData?: string): Promise<TestCore> {
  const core = await startCore({
    platformOrigin: platform.origin,
    parts: { platformProfile: profile },
    ...(userData === undefined ? {} : { userData }),
  });
  cores.push(core);
  return core;
}

async function stop(core: TestCore): Promise<void> {
  cores.splice(cores.indexOf(core), 1);
  await core.stop();
}

/** A client whose learner has answered an exam. */
async function sit(name = demoExam, account = learner): Promise<{ core: TestCore; attempt: Attempt }> {
  platform = await platformOnDisk();
  const core = await start();
  await signInto(core, account);
  return { core, attempt: await sitDemoExam(core, { name }) };
}

/** Hands in with the platform away, and is back at it when the platform has closed the paper itself. */
async function handInOfflineUntilClosed(name: string) {
  const { core, attempt } = await sit(name);
  // Two answers some seconds apart: the moment of the seal is known.
  await vi.waitFor(
    async () => expect(await core.desktop.exam.clock()).toMatchObject({ value: { known: true } }),
    20_000,
  );
  await platform.stop();
  await core.desktop.exam.handIn(attempt.attemptId, 'learner');
  await untilPhase(core, attempt, { phase: 'sealed', waitingFor: 'network' });
  await stop(core);
  await platform.start();
  await platform.moveClock(4 * hours);
  return { core: await start(core.userData), attempt };
}

async function untilPhase(core: TestCore, { attemptId }: Attempt, state: object) {
  await vi.waitFor(async () => expect(await handInStateOf(core, attemptId)).toMatchObject(state), 20_000);
  return handInStateOf(core, attemptId);
}

const commits = async () => (await platform.log()).filter(({ id }) => id === userPaperCommitAllPaper.id);

describe('sealed offline, and the platform closed the paper itself', () => {
  beforeEach(() => (profile = namedProfile));

  it('goes out with its seal time and is compared', async () => {
    const { core, attempt } = await handInOfflineUntilClosed(demoExam);
    await untilDelivered(core, attempt.attemptId);
    const answers = answersOf(attempt);
    const held = { answers: Object.keys(answers).length, commitType: 1 };
    expect(await handInStateOf(core, attempt.attemptId)).toMatchObject({ proof: 'compared', held });
    expect(await acceptedPapers(platform, attempt.userPaperId)).toEqual([answers]);
  });

  it('is closed where late papers are refused, and comes again', async () => {
    const { core, attempt } = await handInOfflineUntilClosed(finalExam);
    const state = await untilPhase(core, attempt, { phase: 'closed' });
    expect(state).toMatchObject({ deliveredAt: null, refusal: '已超过交卷时间，不能再交卷', held: { answers: 0 } });
    expect(state.nextTryAt).toBeGreaterThan(Date.now() + 5 * 60_000);
    const before = (await commits()).length;
    await stop(core);
    const again = await start(core.userData);
    await vi.waitFor(async () => expect((await commits()).length).toBeGreaterThan(before), 20_000);
    await untilPhase(again, attempt, { phase: 'closed' });
  });
});

it('handed in at a second seat: this seat never says delivered', async () => {
  profile = namedProfile;
  const { core, attempt } = await sit();
  const other = await start();
  await signInto(other, learner);
  const there = await sitDemoExam(other, { most: 3 });
  expect(there.userPaperId).toBe(attempt.userPaperId);
  await other.desktop.exam.handIn(there.attemptId, 'learner');
  await untilDelivered(other, there.attemptId);
  await core.desktop.exam.handIn(attempt.attemptId, 'learner');
  expect(await untilPhase(core, attempt, { phase: 'elsewhere' })).toMatchObject({
    deliveredAt: null,
    held: { answers: 3 },
    sealedAnswers: attempt.paper.questions.length,
  });
  // The list tells what the journal has; its record follows the verdict.
  await vi.waitFor(async () =>
    expect(await core.desktop.exam.pending()).toMatchObject({ ok: true, value: [{ phase: 'elsewhere' }] }),
  );
});

it('handed in at a second seat, on a platform of which nothing is known: its own words, and no claim', async () => {
  const { core, attempt } = await sit();
  const other = await start();
  await signInto(other, learner);
  const there = await sitDemoExam(other, { most: 3 });
  await other.desktop.exam.handIn(there.attemptId, 'learner');
  await untilDelivered(other, there.attemptId);
  await core.desktop.exam.handIn(attempt.attemptId, 'learner');
  const state = await untilPhase(core, attempt, { phase: 'unverified', deliveredAt: null });
  expect(state).toMatchObject({ refusal: expect.stringMatching(/./) });
});

it('an unknown outcome with nothing to compare is unverified, and stays so', async () => {
  const { core, attempt } = await sit(demoExam, '13800010022');
  await platform.fault({ match: { id: userPaperCommitAllPaper.id }, mode: 'drop-after' });
  await core.desktop.exam.handIn(attempt.attemptId, 'learner');
  await untilPhase(core, attempt, { phase: 'unverified', deliveredAt: null });
  await core.desktop.exam.deliverNow(attempt.attemptId);
  await untilPhase(core, attempt, { phase: 'unverified' });
  expect(await commits()).toHaveLength(1);
});

it('a success with nothing to compare is acknowledged, not compared', async () => {
  const { core, attempt } = await sit(demoExam, '13800010022');
  await core.desktop.exam.handIn(attempt.attemptId, 'learner');
  const state = await untilPhase(core, attempt, { phase: 'delivered' });
  expect(state.proof).toBe('acknowledged');
});

it('a platform without findUserPaperInfo gets the paper whose first try was lost', async () => {
  const { core, attempt } = await sit();
  const info = { match: { id: userPaperFindUserPaperInfo.id }, mode: 'status', status: 404, code: 40400, times: 0 };
  await platform.fault(info);
  await platform.fault({ match: { id: userPaperCommitAllPaper.id }, mode: 'drop' });
  await core.desktop.exam.handIn(attempt.attemptId, 'learner');
  await untilDelivered(core, attempt.attemptId);
  expect(await acceptedPapers(platform, attempt.userPaperId)).toEqual([answersOf(attempt)]);
});

describe('a refusal outside the short list is waited out', () => {
  it.each([
    { mode: 'code', code: 429, message: '系统繁忙' },
    { mode: 'code', code: -1, message: '系统繁忙' },
    { mode: 'code', code: 1, message: '系统繁忙' },
    { mode: 'status', status: 408, code: 408, message: '系统繁忙' },
  ])('$mode $code', async (fault) => {
    const { core, attempt } = await sit(demoExam);
    await platform.fault({ match: { id: userPaperCommitAllPaper.id }, ...fault, times: 2 });
    await core.desktop.exam.handIn(attempt.attemptId, 'learner');
    await untilDelivered(core, attempt.attemptId);
    expect(await acceptedPapers(platform, attempt.userPaperId)).toEqual([answersOf(attempt)]);
  });
});
