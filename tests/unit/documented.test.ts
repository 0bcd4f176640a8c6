import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { startCore, type TestCore } from '../support/core.ts';
import { takeEntrySteps } from '../support/entry-steps.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';
import { demoExamOf, signInto, sitDemoExam, untilDelivered } from '../support/sitting.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 30_000 });

const learner = '13800010002';

let platform: DiskPlatform;
let core: TestCore;
afterEach(async () => {
  await core.stop();
  await platform.stop();
});

async function start(seed: number | null): Promise<void> {
  platform = await platformOnDisk({ documented: { seed } });
  core = await startCore({ platformOrigin: platform.origin });
  await signInto(core, learner);
}

describe('a platform that has only what the documents show, without a profile', () => {
  it('tells its exams, and where it has no questions that is said, not that the network is gone', async () => {
    await start(null);
    const exam: ExamRef = await demoExamOf(core);
    expect(exam.name).not.toBe('');
    await takeEntrySteps(core, exam);
    expect(await core.desktop.exam.open(exam)).toMatchObject({ value: { opened: false, problem: 'malformed' } });
  });

  // Of those that have the questions of a paper, all else as it comes.
  it.each([30, 73])('takes a paper once, with the answers that were given: seed %i', async (seed) => {
    await start(seed);
    const attempt = await sitDemoExam(core);
    await core.desktop.exam.handIn(attempt.attemptId, 'learner');
    await untilDelivered(core, attempt.attemptId);
    expect(await acceptedPapers(platform, attempt.userPaperId)).toEqual([answersOf(attempt)]);
  });
});
