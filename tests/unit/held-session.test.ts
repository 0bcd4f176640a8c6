import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { accountLogin, accountLogout } from '#contract/platform/account/account.ts';
import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { startCore, type TestCore } from '../support/core.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';
import { signInto, sitDemoExam } from '../support/sitting.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const [learner, next] = ['13800010002', '13800010003'];
const commit = { id: userPaperCommitAllPaper.id };

let platform: DiskPlatform;
let core: TestCore;
let attempt: Attempt;

afterEach(async () => {
  await core.stop();
  await platform.stop();
});

const start = async (userData?: string) => {
  core = await startCore({ platformOrigin: platform.origin, ...(userData === undefined ? {} : { userData }) });
};

const signOut = () => core.fetch(`/api${accountLogout.path}`, { method: accountLogout.method, body: '{}' });
const calls = async (id: string) => (await platform.log()).filter((request) => request.id === id);

/** The learner hands in on a platform that does not take papers, signs out, and somebody else sits down. */
async function nextLearnerSits(): Promise<void> {
  platform = await platformOnDisk();
  await start();
  await signInto(core, learner);
  attempt = await sitDemoExam(core);
  await platform.fault({ match: commit, mode: 'code', code: 429, message: '系统繁忙', times: 0 });
  await core.desktop.exam.handIn(attempt.attemptId, 'learner');
  await vi.waitFor(async () => expect((await calls(commit.id)).length).toBeGreaterThan(0), 10_000);
  expect((await signOut()).status).toBe(200);
  await core.desktop.session.end('signed-out');
  expect(await core.desktop.exam.pending()).toMatchObject({ value: [{ phase: 'sealed', deliversItself: true }] });
  expect(await calls(accountLogout.id)).toEqual([]);
  await signInto(core, next);
}

async function delivered() {
  await vi.waitFor(async () => expect(await acceptedPapers(platform, attempt.userPaperId)).toHaveLength(1), 40_000);
  await vi.waitFor(async () => expect(await calls(accountLogout.id)).toHaveLength(1), 10_000);
}

describe('a paper whose learner signed out', () => {
  it('is delivered in their name while somebody else sits there; then their session ends', async () => {
    await nextLearnerSits();
    await platform.clearFaults();
    await delivered();
    expect(await acceptedPapers(platform, attempt.userPaperId)).toEqual([answersOf(attempt)]);
    const sent = (await calls(commit.id)).at(-1)?.token;
    const [logout] = await calls(accountLogout.id);
    expect(sent?.sha256).toBe(logout?.token.sha256);
    const session = await core.desktop.session.current();
    expect(session).toMatchObject({ value: { signedIn: true, maskedPhone: '138****0003' } });
    await vi.waitFor(async () => expect(await core.desktop.exam.pending()).toMatchObject({ value: [] }), 10_000);
  });

  it('is delivered after a restart as well', async () => {
    await nextLearnerSits();
    const { userData } = core;
    await core.stop();
    await platform.clearFaults();
    await start(userData);
    await delivered();
    expect(await acceptedPapers(platform, attempt.userPaperId)).toEqual([answersOf(attempt)]);
  });

  it('waits for them once the platform has ended their session', async () => {
    await nextLearnerSits();
    await platform.endSessions(learner, '10000');
    await vi.waitFor(
      async () => expect(await core.desktop.exam.pending()).toMatchObject({ value: [{ deliversItself: false }] }),
      40_000,
    );
    expect(await core.desktop.session.current()).toMatchObject({ value: { signedIn: true } });
    await platform.clearFaults();
    await signInto(core, learner);
    await vi.waitFor(async () => expect(await acceptedPapers(platform, attempt.userPaperId)).toHaveLength(1), 20_000);
  });

  it('leaves no token readable on the disk', async () => {
    await nextLearnerSits();
    const sealed = (await calls(commit.id))[0]?.token.sha256;
    const words = filesBelow(core.userData).flatMap((file) => readFileSync(file, 'latin1').match(/[\w.-]{16,}/g) ?? []);
    const hashes = words.map((word) => createHash('sha256').update(word).digest('hex'));
    expect(sealed).toMatch(/^[0-9a-f]{64}$/);
    expect(hashes).not.toContain(sealed);
  });
});

it('without a paper to deliver, signing out reaches the platform', async () => {
  platform = await platformOnDisk();
  await start();
  await signInto(core, learner);
  await signOut();
  expect(await calls(accountLogout.id)).toHaveLength(1);
  expect(await calls(accountLogin.id)).toHaveLength(1);
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}
