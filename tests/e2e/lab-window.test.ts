import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { livePaths } from '#contract/paths/live.ts';
import { demoPassword } from '#dev/platform/content/people.ts';
import { openClient, type Client } from '../support/client.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
let client: Client;
let lab: Page;

/** What the host answers to the next questions of the client: "allow", to one that asks so. */
const answers = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-dialogs-')), 'answers.json');

beforeAll(async () => {
  writeFileSync(answers, JSON.stringify(Array.from({ length: 5 }, () => ({ response: 0 }))));
  platform = await platformOnDisk();
  client = await openClient({ platform: platform.origin, env: { LECTERN_HOST_DIALOGS: answers } });
  await signIn(client.page, platform.origin, { account: '13800017719', password: demoPassword });
  const opening = client.app.waitForEvent('window');
  await goTo(client.page, livePaths.lab.to({ courseId: 'c-fire-alarm', labId: 'lab-alarm-room' }));
  await client.page.getByRole('button', { name: '开始实训' }).click();
  lab = await opening;
  await lab.locator('#step').waitFor();
});
afterAll(async () => {
  await client.close();
  await platform.stop();
});

const state = () =>
  client.page.evaluate(async () => {
    const answer = await window.desktop.lab.state();
    return answer.ok ? answer.value : null;
  });
const doStep = async (choice: string) => {
  await lab.getByRole('radio', { name: choice }).check();
  await lab.getByRole('button', { name: '提交这一步' }).click();
};

describe('the window of a lab', () => {
  it('has nothing of the client', async () => {
    expect(
      await lab.evaluate(() => ['desktop', 'require', 'process', 'ipcRenderer'].filter((name) => name in window)),
    ).toEqual([]);
    await expect.poll(async () => (await state())?.phase).toBe('open');
  });

  it('does not leave its host', async () => {
    const before = lab.url();
    await lab.locator('#outside').click();
    await expect.poll(async () => (await state())?.stopped).toBe(1);
    expect(lab.url()).toBe(before);
  });

  it('saves its files where the learner says', async () => {
    await lab.locator('#sheet').click();
    await expect.poll(async () => (await state())?.files.map(({ phase }) => phase)).toEqual(['saved']);
    const saved = readFileSync(path.join(client.downloads, '消防控制室虚拟仿真 记录表.csv'), 'utf8');
    expect(saved).toContain('1,接收火警信号,');
    await client.page.getByText('已保存', { exact: true }).waitFor();
  });

  it('takes files that the learner chooses', async () => {
    const report = path.join(client.downloads, '我的记录.csv');
    writeFileSync(report, '1,接收火警信号,09:12');
    await lab.locator('#report').setInputFiles(report);
    await expect.poll(() => lab.locator('#reports').textContent()).toMatch(/^我的记录\.csv（\d+ 字节）$/u);
  });

  it('gets no camera beside a paper, and may ask for it afterwards', async () => {
    const ask = () =>
      lab.evaluate(async () => {
        try {
          const stream = await navigator.mediaDevices.getUserMedia({ video: true });
          for (const track of stream.getTracks()) track.stop();
          return 'given';
        } catch (error) {
          return error instanceof Error ? error.name : String(error);
        }
      });
    await client.page.evaluate(() => window.desktop.window.claimPaper());
    expect(await ask()).toBe('NotAllowedError');
    await client.page.evaluate(() => window.desktop.window.releasePaper());
    expect(await ask()).toBe('given');
  });

  it('comes back at its step when its page dies', async () => {
    await doStep('按“消音”键并记录报警部位');
    await lab.getByRole('heading', { name: '现场确认' }).waitFor();
    await expect.poll(() => new URL(lab.url()).searchParams.get('step')).toBe('1');
    await client.app.evaluate(({ BrowserWindow }) => {
      const window = BrowserWindow.getAllWindows().find((one) => one.webContents.getURL().includes('/lab?'));
      window?.webContents.forcefullyCrashRenderer();
    });
    await expect.poll(async () => (await state())?.phase).toBe('reconnecting');
    await expect.poll(async () => (await state())?.phase).toBe('open');
    // Playwright gives up a page that crashed; main does not, so main is asked what the new one shows.
    const shown = await client.app.evaluate(async ({ BrowserWindow }) => {
      const window = BrowserWindow.getAllWindows().find((one) => one.webContents.getURL().includes('/lab?'));
      return window?.webContents.getURL();
    });
    expect(new URL(shown ?? '').searchParams.get('step')).toBe('1');
  });

  it('closes from the client, where the steps that were done are told', async () => {
    await client.page.getByRole('button', { name: '关闭实训窗口' }).click();
    await client.page.getByText('1 / 4').waitFor();
    await client.page.getByRole('button', { name: '继续实训' }).waitFor();
    expect(await state()).toBeNull();
  });
});
