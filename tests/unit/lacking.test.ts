import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { findBasicExamById } from '#contract/platform/exam/exam.ts';
import { userPaperFindUserPaperInfo } from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { startCore, type TestCore } from '../support/core.ts';
import { askAsPage, sendAsPage } from '../support/page-calls.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';
import { demoExamOf, handInStateOf, signInto, sitDemoExam, untilDelivered } from '../support/sitting.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const learner = '13800010002';

let platform: DiskPlatform;
let core: TestCore;
afterEach(async () => {
  await core.stop();
  await platform.stop();
});

async function start(platformProfile: PlatformProfile = {}): Promise<void> {
  platform = await platformOnDisk();
  core = await startCore({ platformOrigin: platform.origin, parts: { platformProfile } });
  await signInto(core, learner);
}

async function handedIn(attempt: Attempt) {
  await core.desktop.exam.handIn(attempt.attemptId, 'learner');
  await untilDelivered(core, attempt.attemptId);
  expect(await acceptedPapers(platform, attempt.userPaperId)).toEqual([answersOf(attempt)]);
  return handInStateOf(core, attempt.attemptId);
}

const sent = async () => (await platform.log()).map(({ id }) => id);

describe('a platform whose profile says what it lacks', () => {
  it('is never sent those calls, and its exams are sat without them', async () => {
    await start({ lacks: ['surface', 'paperInfo', 'paperList', 'monitoring', 'face'] });
    const attempt = await sitDemoExam(core);
    const { exam, paper, rules } = attempt;
    expect(paper).toMatchObject({ title: exam.name, totalScore: 100, passScore: expect.any(Number) });
    expect(rules).toMatchObject({ cameraCount: 0, sideCameraRequired: false, deadline: expect.any(Number) });
    expect(await handedIn(attempt)).toMatchObject({ proof: 'acknowledged' });
    const lacking = /surface|PaperInfo|PaperList|monitorHeartbeat|CaptureSave|humanFace/i;
    expect((await sent()).filter((id) => id !== null && lacking.test(id))).toEqual([]);
  });

  it('answers the page as one that has no such path', async () => {
    await start({ lacks: ['paperInfo', 'face', 'monitoring'] });
    const answer = await sendAsPage(core, userPaperFindUserPaperInfo, { userPaperId: 'p', examId: 'e' });
    expect(answer.status).toBe(404);
    expect(await sent()).not.toContain(userPaperFindUserPaperInfo.id);
    const exam = await demoExamOf(core);
    const key = { bussinessId: exam.businessId, examId: exam.examId, type: exam.sourceType };
    const needs = { cameraCount: 0, cameraRequired: false, faceRequired: false };
    expect(await askAsPage(core, findBasicExamById, key)).toMatchObject(needs);
  });

  it('takes the list of papers where only the record is lacking', async () => {
    await start({ lacks: ['paperInfo'] });
    expect(await handedIn(await sitDemoExam(core))).toMatchObject({
      proof: 'acknowledged',
      held: { submitTime: expect.any(Number) },
    });
  });
});

describe('calls that nothing answers', () => {
  const absent = { mode: 'status', status: 404, bare: true, times: 0 };

  it.each([
    ['the record of a paper', ['userPaperFindUserPaperInfo']],
    ['the head of a paper', ['findUserPaperSurface']],
    ['the list of papers', ['examFindUserPaperListById']],
    [
      'all of them, and the watching',
      [
        'userPaperFindUserPaperInfo',
        'findUserPaperSurface',
        'examFindUserPaperListById',
        'monitorHeartbeat',
        'monitorCaptureSave',
        'userSwitchScreen',
        'getAccountUserInfo',
        'findBranchList',
      ],
    ],
  ])('%s: an exam is sat and handed in', async (_, ids) => {
    await start();
    for (const id of ids) await platform.fault({ match: { id }, ...absent });
    const attempt = await sitDemoExam(core);
    expect(attempt.rules).toMatchObject({ cameraCount: 2, deadline: expect.any(Number) });
    await handedIn(attempt);
  });

  it('a commit whose answer is lost is settled without any record', async () => {
    await start();
    for (const id of ['userPaperFindUserPaperInfo', 'examFindUserPaperListById'])
      await platform.fault({ match: { id }, ...absent });
    const attempt = await sitDemoExam(core, { most: 2 });
    await platform.fault({ match: { id: 'userPaperCommitAllPaper' }, mode: 'drop-after' });
    await core.desktop.exam.handIn(attempt.attemptId, 'learner');
    await vi.waitFor(
      async () => expect(await handInStateOf(core, attempt.attemptId)).toMatchObject({ phase: 'unverified' }),
      40_000,
    );
  });
});
