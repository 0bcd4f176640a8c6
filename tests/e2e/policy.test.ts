import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { hasScriptedCameras, openClient, type Client } from '../support/client.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { startLoginProxy } from '../support/login-proxy.ts';
import { demoExam, platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
let client: Client | null = null;
beforeAll(async () => {
  platform = await platformOnDisk();
});
afterEach(async () => {
  await client?.close();
  client = null;
});
afterAll(() => platform.stop());

/** A client under a policy, with what it asks of the system. */
async function openUnder(policy: object) {
  const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-policy-'));
  const file = path.join(userData, 'policy.json');
  writeFileSync(file, JSON.stringify(policy));
  const record = path.join(userData, 'calls.jsonl');
  client = await openClient({
    platform: platform.origin,
    userData,
    lang: 'fr-FR',
    args: [`--policy=${file}`],
    env: { LECTERN_HOST_CALLS: record },
  });
  const calls = () => (existsSync(record) ? readFileSync(record, 'utf8') : '');
  return { client, page: client.page, userData, file, calls };
}

it('a seat of a lab: kiosk, its language, its cameras, its folder of answers', async () => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-thawed-')), 'answers of seat 12');
  const policy = {
    kiosk: true,
    language: 'zh-CN',
    journalFolder: folder,
    cameras: ['Nothing of this name'],
    logLevel: 'warn',
  };
  const { page, userData, file, calls } = await openUnder(policy);
  await page.waitForURL(/\/login/);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
  await expect.poll(calls).toContain('{"name":"setKiosk","args":[true]}');
  await signIn(page, platform.origin, { account: '13800020001', password: 'Lectern2026' });
  await openAttempt(page, await findExam(page, demoExam));
  const [own = ''] = readdirSync(folder);
  expect(own).toMatch(/^user-\d+$/);
  expect(readdirSync(path.join(folder, own, 'answers')).length).toBeGreaterThan(0);
  expect(existsSync(path.join(userData, 'exams'))).toBe(false);

  await goTo(page, '/DownloadClient');
  await page.getByText('Nothing of this name').waitFor();
  await page.getByText(folder).waitFor();
  await page.getByRole('button', { name: '开始检查' }).click();
  await page.getByText('没有可用的摄像头').first().waitFor();
  writeFileSync(file, '{\n  "lockdwon": "lab"\n}');
  await goTo(page, '/examList');
  await goTo(page, '/DownloadClient');
  await page.getByText(/policy\.json:2:3: lockdwon/).waitFor();
  await page.getByText(folder).waitFor();
});

it.runIf(hasScriptedCameras)('a seat that forgets each learner knows its cameras after them', async () => {
  const { page, client: own } = await openUnder({ language: 'zh-CN', signOut: { afterMinutes: 60, wipe: true } });
  const cookies = () =>
    own.app.evaluate(async ({ session }) => (await session.defaultSession.cookies.get({})).map(({ name }) => name));
  const cameras = () =>
    page.evaluate(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true });
      for (const track of stream.getTracks()) track.stop();
      return (await navigator.mediaDevices.enumerateDevices()).flatMap(({ kind, deviceId }) =>
        kind === 'videoinput' ? [deviceId] : [],
      );
    });
  await signIn(page, platform.origin, { account: '13800020001', password: 'Lectern2026' });
  const before = await cameras();
  expect(before).toHaveLength(2);
  await own.app.evaluate(({ session }) => session.defaultSession.cookies.set({ url: 'app://client/', name: 'left' }));
  expect(await cookies()).toContain('left');
  await page.getByRole('button', { name: /的账号菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL(/\/login/);
  await expect.poll(cookies).not.toContain('left');
  expect(await cameras()).toEqual(before);
});

it('requests of every kind take the proxy of the policy', async () => {
  const proxy = await startLoginProxy('li', 'proxy-Secret-4711');
  const heard = (await platform.log()).length;
  try {
    const { page } = await openUnder({ proxy: { server: proxy.address, bypass: ['<-loopback>'] } });
    await expect.poll(() => proxy.refused.length).toBeGreaterThan(0);
    const before = proxy.refused.length;
    await page.evaluate(() => fetch('/api/usercenter/v2/t-c/account/login', { method: 'POST', body: '{}' }));
    expect(proxy.refused.length).toBeGreaterThan(before);
    expect(await platform.log()).toHaveLength(heard);
  } finally {
    await proxy.stop();
  }
});
