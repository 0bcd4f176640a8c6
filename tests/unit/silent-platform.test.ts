import { describe, it, vi, type TestContext } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { watchCommits, type CommitWatch } from '../support/commits.ts';
import { startCore, type TestCore } from '../support/core.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';
import { handInStateOf, signInto, sitDemoExam, untilDelivered } from '../support/sitting.ts';

// In real time: the platform is silent for 60 s, the client gives up after 35 s. Both tests run side by side.
vi.setConfig({ testTimeout: 150_000, hookTimeout: 60_000 });

const commit = userPaperCommitAllPaper;
interface Sat {
  platform: DiskPlatform;
  core: TestCore;
  commits: CommitWatch;
  attempt: Attempt;
}

async function sit(learner: string, onTestFinished: TestContext['onTestFinished']): Promise<Sat> {
  const platform = await platformOnDisk();
  const commits = watchCommits(platform.origin);
  const core = await startCore({ platformOrigin: platform.origin });
  onTestFinished(async () => {
    commits.stop();
    await core.stop();
    await platform.stop();
  });
  await signInto(core, learner);
  return { platform, core, commits, attempt: await sitDemoExam(core) };
}

/** Hands in and waits until the client knows; then until every commit that the platform held back was processed. */
async function handInThrough({ platform, core, commits, attempt }: Sat) {
  await core.desktop.exam.handIn(attempt.attemptId, 'learner');
  await untilDelivered(core, attempt.attemptId, 120_000);
  const codes = await vi.waitFor(
    async () => {
      const known = (await platform.log()).filter(({ id }) => id === commit.id).map(({ code }) => code);
      if (known.length < commits.arrived()) throw new Error('The platform holds a commit back.');
      return known;
    },
    { timeout: 70_000, interval: 250 },
  );
  const { phase, refusal } = await handInStateOf(core, attempt.attemptId);
  const accepted = await acceptedPapers(platform, attempt.userPaperId);
  return { phase, refusal, accepted, codes, commitsAtOnce: commits.mostAtOnce() };
}

describe.concurrent('60 s of silence', () => {
  it('on every commit, then the first one is accepted: one paper', async ({ expect, onTestFinished }) => {
    const sat = await sit('13800010019', onTestFinished);
    expect(await handInThrough(sat)).toEqual({
      phase: 'delivered',
      refusal: null,
      accepted: [answersOf(sat.attempt)],
      // The second was on its way already when the platform took the first one.
      codes: [0, 40901],
      commitsAtOnce: 1,
    });
  });

  it('on one commit, while a second one is accepted: one paper', async ({ expect, onTestFinished }) => {
    const sat = await sit('13800010002', onTestFinished);
    await sat.platform.fault({ match: { id: commit.id }, mode: 'silence', ms: 60_000 });
    expect(await handInThrough(sat)).toEqual({
      phase: 'delivered',
      refusal: null,
      accepted: [answersOf(sat.attempt)],
      codes: [0, 40901],
      commitsAtOnce: 1,
    });
  });
});
