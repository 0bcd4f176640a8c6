import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import * as z from 'zod/mini';
import type { Attempt } from '#contract/ipc/exam.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { answerShown, goToQuestion } from '../support/answer-sheet.ts';
import { openFaceCamera, passDeviceCheck, readAndAgree, sendPhoto } from '../support/before-exam.ts';
import { hasScriptedCameras, killNow, openClient, processTree, type Client } from '../support/client.ts';
import { pendingAttempt, readAttempt } from '../support/desktop-page.ts';
import { expect } from '../support/expect.ts';
import { signIn } from '../support/journeys.ts';
import { difference, lumaOfJpeg } from '../support/picture-likeness.ts';
import { demoExam, platformOnDisk, type DiskPlatform, type LoggedRequest } from '../support/platform.ts';
import { rightAnswers } from '../support/right-answers.ts';
import { holdsToken, watchPage, type PageWatch } from '../support/secrets.ts';

/** The demo learner whose pictures are taken every two seconds. */
const learner = { account: '13800010021', password: 'Lectern2026' };
const captures = z.object({ captures: z.array(z.object({ id: z.number(), place: z.string(), kept: z.number() })) });

let platform: DiskPlatform;
let client: Client;
let watch: PageWatch;
let attempt: Attempt;
let calls: LoggedRequest[] = [];

const logged = async (id: string) => (await platform.log()).filter((entry) => entry.id === id);
/** A picture that the platform keeps. */
const lookOf = async (id: number) => {
  const jpeg = await (await fetch(`${platform.origin}/__picture?id=${id}`)).arrayBuffer();
  return lumaOfJpeg(client.page, new Uint8Array(jpeg));
};
const ask = async (address: string): Promise<unknown> => (await fetch(`${platform.origin}${address}`)).json();

beforeAll(async () => {
  platform = await platformOnDisk();
  client = await openClient({ platform: platform.origin });
  watch = watchPage(client.page);
});
afterAll(async () => {
  killNow(processTree(client.pid));
  await platform.stop();
});

// One learner, one exam, from the sign-in to the certificate: each part takes up where the one before ended.
describe('the whole path', () => {
  it('signs in and finds the exam', async () => {
    await signIn(client.page, platform.origin, learner);
    const card = client.page.getByRole('article').filter({ hasText: demoExam });
    await expect(card.getByText('正式考试')).toBeVisible();
    await card.getByRole('button', { name: '开始考试' }).click();
    await client.page.waitForURL(/\/exam\/resdExam/);
  });

  it('reads, agrees, shows both cameras and a face', async () => {
    await readAndAgree(client.page);
    await passDeviceCheck(client.page);
    await openFaceCamera(client.page);
    await sendPhoto(client.page);
    await client.page.getByRole('button', { name: '开始考试' }).click();
    await expect(client.page.getByRole('timer').first()).toBeVisible();
    const [photo] = await logged('humanFaceComparison');
    expect(photo?.body).toMatchObject({ userImage: { jpeg: true, width: 300, height: 300 } });
  });

  it('answers every question, each on disk before the next', async () => {
    const id = new URL(client.page.url()).searchParams.get('attemptId');
    attempt = await readAttempt(client.page, id ?? (await pendingAttempt(client.page)));
    const answers = await rightAnswers(platform.origin, attempt.userPaperId);
    let at = attempt.paper.questions.find((question) => question.id === attempt.currentQuestion)?.number ?? 1;
    for (const { id: questionId, number } of attempt.paper.questions) {
      await goToQuestion(client.page, number, at);
      at = number;
      await answerShown(client.page, answers.get(questionId) ?? []);
    }
    attempt = await readAttempt(client.page, attempt.attemptId);
    expect(Object.keys(attempt.answers)).toHaveLength(attempt.paper.questions.length);
  });

  it.runIf(hasScriptedCameras)('pictures of two different cameras reach the platform', async () => {
    const kept = async (place: string) => {
      const { captures: all } = z.parse(captures, await ask(`/__captures?userPaperId=${attempt.userPaperId}`));
      return all.filter((picture) => picture.place === place && picture.kept === 1).map(({ id }) => id);
    };
    await expect
      .poll(async () => [(await kept('front')).length > 1, (await kept('side')).length > 1])
      .toEqual([true, true]);
    const looks = async (place: string) => Promise.all((await kept(place)).slice(-2).map(lookOf));
    const [[front, frontAgain], [side, sideAgain]] = [await looks('front'), await looks('side')];
    // Every picture has noise, and its person moves: the same camera is like itself, and unlike the other one.
    expect(difference(front!, frontAgain!)).toBeLessThan(10);
    expect(difference(side!, sideAgain!)).toBeLessThan(10);
    expect(difference(front!, side!)).toBeGreaterThan(20);
  });

  it('hands in exactly once, with every answer', async () => {
    await client.page.getByRole('button', { name: '交卷', exact: true }).click();
    await client.page.getByRole('alertdialog').getByRole('button', { name: '确认交卷' }).click();
    await expect(client.page.getByRole('heading', { name: '交卷成功' })).toBeVisible();
    expect(await acceptedPapers(platform, attempt.userPaperId)).toEqual([answersOf(attempt)]);
    expect(await logged('userPaperCommitAllPaper')).toHaveLength(1);
    expect(await logged('examJoinExam')).toHaveLength(1);
  });

  it('shows the result and saves the certificate, byte for byte the platform’s', async () => {
    await client.page.getByRole('button', { name: '查看证书' }).click();
    await client.page.waitForURL(/\/personalCenter/);
    // The certificate of this exam itself.
    const dialog = client.page.getByRole('dialog', { name: '证书预览' });
    await expect(dialog.getByRole('img', { name: /的证书/ })).toBeVisible();
    await dialog.getByRole('button', { name: '下载证书' }).click();
    await expect(dialog.getByText(/已保存：/)).toBeVisible();
    calls = await platform.log();
    const saved = readdirSync(client.downloads).filter((file) => file.endsWith('.pdf'));
    expect(saved).toHaveLength(1);
    expect(readdirSync(client.downloads)).toEqual(saved);
    expect(readFileSync(path.join(client.downloads, saved[0] ?? '')).equals(await certificateOfPlatform())).toBe(true);
  });

  it('sends the headers of the session with every call, and lets no token into the page [headers-every-request] [headers-main-client]', async () => {
    // Every call that was made until this test asked the platform itself.
    const requests = calls.filter(({ id }) => id !== null);
    expect(requests.length).toBeGreaterThan(30);
    const afterSignIn = requests.slice(requests.findIndex(({ id }) => id === 'findBranchList'));
    const lacking = (names: readonly string[], { headers }: LoggedRequest) => names.filter((name) => !headers[name]);
    for (const request of requests)
      expect(lacking(['source-host', 'locale', '_timezone'], request), request.path).toEqual([]);
    for (const request of afterSignIn) expect(request.token.present, request.path).toBe(true);
    const inBranch = afterSignIn.filter(({ id }) => id?.startsWith('userPaper') || id?.startsWith('monitor'));
    expect(inBranch.length).toBeGreaterThan(4);
    for (const request of inBranch) expect(lacking(['organ', 'actor', 'branch'], request), request.path).toEqual([]);
    const digests = new Set(requests.flatMap(({ token }) => token.sha256 ?? []));
    expect(digests.size).toBeGreaterThan(0);
    const controls = [crypto.randomUUID(), crypto.randomUUID()] as const;
    await client.page.evaluate(async ([kept, sent]) => {
      sessionStorage.setItem('control', kept);
      await fetch(`/?control=${sent}`);
    }, controls);
    const words = await watch.words();
    // What the page is known to hold is found; only then does it say something that the token is not.
    for (const control of controls) expect(holdsToken(words, sha256(control))).toBe(true);
    for (const digest of digests) expect(holdsToken(words, digest)).toBe(false);
  });
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What the platform sends for the certificate, asked for as another client of the same learner. */
async function certificateOfPlatform(): Promise<Buffer> {
  const [entry] = await logged('certificatePdfStream');
  const login = await fetch(`${platform.origin}/usercenter/v2/t-c/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(learner),
  });
  const { data } = z.parse(z.object({ data: z.object({ token: z.string() }) }), await login.json());
  const address = `${platform.origin}${entry?.path}?id=${encodeURIComponent(`${entry?.query['id']}`)}`;
  return Buffer.from(await (await fetch(address, { headers: { token: data.token } })).arrayBuffer());
}
