import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { findBranchList } from '#contract/platform/account/account.ts';
import { myCertificates } from '#contract/platform/certificate/certificate.ts';
import { endsSession } from '#contract/platform/codes.ts';
import { readEnvelope } from '#contract/platform/envelope.ts';
import { findBasicExamById } from '#contract/platform/exam/exam.ts';
import { examFindUserPaperListById } from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { habitNames, type HabitName } from '#dev/platform/habits/habits.ts';
import { readProfile } from '#electron/platform/profile/read-profile.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { startCore, type TestCore } from '../support/core.ts';
import { askAsPage, sendAsPage } from '../support/page-calls.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';
import { demoExamOf, handInStateOf, signInto, sitDemoExam, untilDelivered } from '../support/sitting.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 30_000 });

const learner = '13800017719';

function profileOf(name: HabitName): PlatformProfile {
  const file = path.join(import.meta.dirname, '../fixtures/profiles', `${name}.json`);
  const { profile, faults } = readProfile(readFileSync(file, 'utf8'));
  if (!profile) throw new Error(JSON.stringify(faults));
  return profile;
}

const values = (answers: Record<string, readonly string[]>) => Object.values(answers).map((answer) => answer.join());

/** What the client can know of a delivered paper: only two of these platforms say what they hold. */
const proofs = { terse: 'acknowledged', wrapped: 'compared', typed: 'counted', zoned: 'compared' } as const;

describe.each(habitNames)('a platform that speaks %s', (name) => {
  let platform: DiskPlatform;
  let core: TestCore;

  beforeEach(async () => {
    platform = await platformOnDisk({ habits: name });
    core = await startCore({ platformOrigin: platform.origin, parts: { platformProfile: profileOf(name) } });
    await signInto(core, learner);
  });
  afterEach(async () => {
    await core.stop();
    await platform.stop();
  });

  async function papersOf({ exam }: Attempt) {
    const key = { bussinessId: exam.businessId, examId: exam.examId, type: exam.sourceType };
    const { list } = await askAsPage(core, examFindUserPaperListById, { ...key, pageNum: 1, pageSize: 999 });
    return list;
  }

  it('is one to sit an exam at, from sign-in to certificate', async () => {
    const session = await core.desktop.session.current();
    expect(session).toMatchObject({ value: { signedIn: true, name: '陈思远', maskedPhone: '138****7719' } });
    await vi.waitFor(async () => {
      const configuration = await core.desktop.app.configuration();
      expect(JSON.stringify(configuration)).toContain('homepage');
    });

    const [branch] = await askAsPage(core, findBranchList, {});
    expect(branch).toMatchObject({ name: expect.stringMatching(/./), ucode: expect.stringMatching(/./) });
    await core.desktop.session.chooseBranch({ code: branch!.ucode, name: branch!.name, actor: null, organ: null });

    const exam = await demoExamOf(core);
    const key = { bussinessId: exam.businessId, examId: exam.examId, type: exam.sourceType };
    expect(await askAsPage(core, findBasicExamById, key)).toMatchObject({
      examName: exam.name,
      questionCount: expect.any(Number),
    });

    const attempt = await sitDemoExam(core);
    const { paper, rules } = attempt;
    expect(paper).toMatchObject({ title: exam.name, totalScore: 100 });
    expect(new Set(paper.questions.map(({ kind }) => kind))).toEqual(
      new Set(['single', 'multiple', 'judge', 'blank', 'short', 'essay']),
    );
    expect(paper.questions.every(({ html }) => html !== '')).toBe(true);
    expect(paper.questions.filter(({ kind }) => kind === 'single').every(({ options }) => options.length === 4)).toBe(
      true,
    );
    // Nothing had to be guessed: the times are in the right zone as they are read.
    expect(rules).not.toHaveProperty('timeShiftMs');
    expect(Math.abs(rules.joinedAt - Date.now())).toBeLessThan(30_000);
    expect(rules.deadline).toBeGreaterThan(Date.now());

    await core.desktop.exam.handIn(attempt.attemptId, 'learner');
    await untilDelivered(core, attempt.attemptId);
    expect(await handInStateOf(core, attempt.attemptId)).toMatchObject({ proof: proofs[name] });
    const [accepted, ...again] = await acceptedPapers(platform, (await papersHeld())[0]!);
    expect(again).toEqual([]);
    expect(values(accepted!).toSorted()).toEqual(values(answersOf(attempt)).toSorted());
    expect(await papersOf(attempt)).toContainEqual(
      expect.objectContaining({ userPaperId: attempt.userPaperId, submitTime: expect.any(Number) }),
    );

    const certificates = await askAsPage(core, myCertificates, { pageNum: 1, pageSize: 10 });
    expect(certificates.list[0]).toMatchObject({ name: expect.stringMatching(/./), issueTime: expect.any(Number) });
  });

  it('gives the same paper to another machine, and takes it once', async () => {
    const { attemptId, userPaperId, paper } = await sitDemoExam(core, { most: 1 });
    const other = await startCore({ platformOrigin: platform.origin, parts: { platformProfile: profileOf(name) } });
    try {
      await signInto(other, learner);
      const again = await sitDemoExam(other, { most: 1 });
      expect(again.userPaperId).toBe(userPaperId);
      expect(again.paper.questions.map(({ id }) => id)).toEqual(paper.questions.map(({ id }) => id));

      // The other one hands in: this one is refused for good.
      await other.desktop.exam.handIn(again.attemptId, 'learner');
      await untilDelivered(other, again.attemptId);
      const second = paper.questions[1]!;
      const value = { kind: 'choice', keys: [second.options[0]!.key] } as const;
      await core.desktop.exam.answer(attemptId, second.id, value);
      await core.desktop.exam.handIn(attemptId, 'learner');
      await vi.waitFor(async () => {
        // Only a hash that the profile names tells that the platform holds other answers.
        const phase = proofs[name] === 'compared' ? 'elsewhere' : 'unverified';
        expect(await handInStateOf(core, attemptId)).toMatchObject({ phase });
      }, 45_000);
    } finally {
      await other.stop();
    }
  });

  it.each(['303', '10000', '403'] as const)('ends a session as %s does', async (action) => {
    const exam = await demoExamOf(core);
    await platform.endSessions(learner, action);
    const { code } = readEnvelope(await (await sendAsPage(core, findBranchList, {})).json()) ?? { code: null };
    expect(endsSession(code)).toBe(true);
    await core.desktop.exam.open(exam);
    await vi.waitFor(async () => {
      expect(await core.desktop.session.current()).toMatchObject({ value: { signedIn: false } });
    });
  });

  /** Ids of the papers that were committed, as the platform itself names them. */
  async function papersHeld(): Promise<string[]> {
    const commits = (await platform.log()).filter(({ id }) => id === 'userPaperCommitAllPaper');
    return commits.map(({ body }) => String(body?.['userPaperId']));
  }
});
