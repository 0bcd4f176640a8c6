import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { findMyIdentity, findMySaas } from '#contract/platform/account/session.ts';
import { getUserInfo } from '#contract/platform/account/user.ts';
import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { startCore, type TestCore } from '../support/core.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';
import { handInStateOf, signInto, sitDemoExam, untilDelivered } from '../support/sitting.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const learner = '13800010002';
let platform: DiskPlatform;
let core: TestCore;
let attempt: Attempt;

afterEach(async () => {
  await core.stop();
  await platform.stop();
});

async function sit(): Promise<void> {
  platform = await platformOnDisk();
  core = await startCore({ platformOrigin: platform.origin });
  await signInto(core, learner);
  attempt = await sitDemoExam(core);
}

async function signedIn(): Promise<boolean> {
  const session = await core.desktop.session.current();
  return session.ok && session.value.signedIn;
}

const commit = { id: userPaperCommitAllPaper.id };
const denials = [
  ['602', { mode: 'code', code: 602, message: '您还没有登录，请先登录' }],
  ['a bare 401', { mode: 'status', status: 401, bare: true }],
  ['a bare 403', { mode: 'status', status: 403, bare: true }],
] as const;

describe.each(denials)('%s to a commit', (_, denial) => {
  it('of a valid session signs nobody out, and the paper arrives', async () => {
    await sit();
    await platform.fault({ match: commit, ...denial, times: 2 });
    await core.desktop.exam.handIn(attempt.attemptId, 'learner');
    await untilDelivered(core, attempt.attemptId);
    expect(await signedIn()).toBe(true);
    expect((await platform.log()).filter(({ id }) => id === getUserInfo.id)).not.toEqual([]);
  });

  it('confirmed by further denials asks for a sign-in, after which the paper arrives without a restart', async () => {
    await sit();
    await platform.fault({ match: commit, ...denial, times: 0 });
    for (const { id } of [getUserInfo, findMyIdentity, findMySaas]) {
      await platform.fault({ match: { id }, ...denial, times: 0 });
    }
    await core.desktop.exam.handIn(attempt.attemptId, 'learner');
    await vi.waitFor(async () => expect(await signedIn()).toBe(false), 10_000);
    await platform.clearFaults();
    await signInto(core, learner);
    await untilDelivered(core, attempt.attemptId);
    expect(await acceptedPapers(platform, attempt.userPaperId)).toEqual([answersOf(attempt)]);
  });
});

it('a fresh sign-in of the same learner wakes a paper that waits for the platform', async () => {
  await sit();
  await platform.fault({ match: commit, mode: 'code', code: 429, message: '系统繁忙', times: 0 });
  await core.desktop.exam.handIn(attempt.attemptId, 'learner');
  await vi.waitFor(async () => expect((await handInStateOf(core, attempt.attemptId)).tries).toBeGreaterThan(4), 30_000);
  await platform.clearFaults();
  await signInto(core, learner);
  await untilDelivered(core, attempt.attemptId, 4_000);
  expect(await signedIn()).toBe(true);
});
