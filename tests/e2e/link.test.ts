import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sitePaths } from '#contract/paths/site.ts';
import { clientCommand, hasScriptedCameras as onHost, openClient, type Client } from '../support/client.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
const record = path.join(userData, 'calls.jsonl');
let platform: DiskPlatform;
let client: Client;

beforeAll(async () => {
  platform = await platformOnDisk();
  client = await openClient({
    platform: platform.origin,
    cameras: 0,
    userData,
    args: ['lectern://about-cn'],
    env: { LECTERN_HOST_CALLS: record },
  });
});
afterAll(async () => {
  await client.close();
  await platform.stop();
});

/** Starts the client once more, as the system does for a link. */
async function follow(link: string): Promise<void> {
  const { file, args, env, cwd } = clientCommand({ platform: platform.origin, cameras: 0, userData, args: [link] });
  const [code] = await once(spawn(file, args, { env, cwd, stdio: 'ignore' }), 'close');
  expect(code).toBe(0);
}

const shown = () => new URL(client.page.url()).pathname;

it('a link starts the client at its address, and leads the one that runs to another', async () => {
  await expect.poll(shown).toBe('/about-cn');
  await follow('lectern://DownloadClient');
  await expect.poll(shown).toBe(sitePaths.download.pattern);
  await client.page.getByRole('heading', { level: 1, name: '客户端与设备就绪检查' }).waitFor();
  // What acts is not opened: the next link that may be is the next screen.
  await follow('lectern://exam/testPaper?examId=1');
  await follow('lectern://about-cn');
  await expect.poll(shown).toBe('/about-cn');
  await client.page.goBack();
  await expect.poll(shown).toBe(sitePaths.download.pattern);
});

/** What the tray holds; on the host alone, which remembers it. */
function tray() {
  return client.app.evaluate(({ Tray }) => {
    const [first]: { toolTip: string; menu: { items: { label?: string; enabled: boolean }[] } }[] = Reflect.get(
      Tray,
      'all',
    );
    return { words: first?.toolTip ?? '', labels: first?.menu.items.flatMap(({ label }) => label ?? []) ?? [] };
  });
}

/** Chooses an entry of the tray's menu. */
function choose(label: string): Promise<void> {
  return client.app.evaluate(({ Tray }, wanted) => {
    const [first]: { menu: { items: { label?: string; click: () => void }[] } }[] = Reflect.get(Tray, 'all');
    first?.menu.items.find((item) => item.label === wanted)?.click();
  }, label);
}

const speak = (locale: 'zh-CN' | 'en-US' | 'fr-FR') =>
  client.page.evaluate((chosen) => window.desktop.settings.change({ locale: chosen }), locale);

it.runIf(onHost)(
  'the tray tells what begins next in the language of the client, and its entries lead there',
  async () => {
    const { page } = client;
    expect(await tray()).toMatchObject({
      labels: ['没有即将开始的考试和提醒', '打开客户端', '考试中心', '继续学习', '退出客户端'],
    });
    await goTo(page, '/login');
    await signIn(page, platform.origin);
    // No reminder is set: the platform's exams are what it knows.
    await expect.poll(async () => (await tray()).words).toMatch(/开始$/);
    await page.evaluate(() =>
      window.desktop.reminders.set({
        id: 'e-1',
        title: '低压电工',
        startsAt: Date.now() + 20 * 60_000,
        path: '/liveList',
      }),
    );
    await expect.poll(async () => (await tray()).words).toMatch(/^低压电工：(19|20|21) 分钟后开始$/);
    await speak('en-US');
    await expect.poll(async () => (await tray()).words).toMatch(/^低压电工 starts in (19|20|21) min$/);
    await speak('fr-FR');
    await expect.poll(async () => (await tray()).words).toMatch(/^低压电工 commence dans (19|20|21)\u00A0min$/);
    expect((await tray()).labels).toContain('Continuer à apprendre');
    await speak('zh-CN');
    await expect.poll(async () => (await tray()).words).toMatch(/分钟后开始$/);
    await choose((await tray()).words);
    await expect.poll(shown).toBe('/liveList');
    await choose('继续学习');
    await expect.poll(shown).toBe('/learning');
    await choose('考试中心');
    await expect.poll(shown).toBe('/examList');
  },
);

it.runIf(onHost)(
  'the other mouse button offers to cut, copy and paste in a field, and nothing beside one',
  async () => {
    const click = (isEditable: boolean) =>
      client.app.evaluate(({ BrowserWindow }, editable) => {
        const flags = {
          canUndo: false,
          canRedo: false,
          canCut: false,
          canCopy: false,
          canPaste: true,
          canSelectAll: true,
        };
        const [first] = BrowserWindow.getAllWindows();
        first?.webContents.emit('context-menu', {}, { isEditable: editable, selectionText: '', editFlags: flags });
      }, isEditable);
    await click(false);
    await click(true);
    const offered = readFileSync(record, 'utf8')
      .split('\n')
      .filter((line) => line.includes('Menu.popup'));
    expect(offered.map((line): unknown => JSON.parse(line))).toEqual([
      { name: 'Menu.popup', args: ['撤销', '重做', '-', '剪切', '复制', '粘贴', '-', '全选'] },
    ]);
  },
);
