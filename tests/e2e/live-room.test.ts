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
let room: Page;

/** What the host answers to the next questions of the client: the button's number. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-dialogs-'));
const answers = path.join(folder, 'answers.json');
/** What was asked of the desktop. */
const calls = path.join(folder, 'calls.jsonl');

beforeAll(async () => {
  // The camera is allowed, the microphone is not.
  writeFileSync(answers, JSON.stringify([{ response: 0 }, { response: 1 }]));
  platform = await platformOnDisk();
  const env = { LECTERN_HOST_DIALOGS: answers, LECTERN_HOST_CALLS: calls };
  client = await openClient({ platform: platform.origin, cameras: 1, env });
  await signIn(client.page, platform.origin, { account: '13800017719', password: demoPassword });
});
afterAll(async () => {
  await client.close();
  await platform.stop();
});

/** Enters a room from the list, and waits for its window. */
async function enter(id: string): Promise<Page> {
  const opening = client.app.waitForEvent('window');
  await goTo(client.page, livePaths.attend.to({ id: `live-${id}`, liveRoomId: `room-${id}` }));
  await client.page.getByRole('button', { name: '进入直播间' }).click();
  const page = await opening;
  await page.locator('#leave').waitFor();
  return page;
}

const state = () =>
  client.page.evaluate(async () => {
    const answer = await window.desktop.live.room();
    return answer.ok ? answer.value : null;
  });

describe('the window of a live room', () => {
  beforeAll(async () => {
    room = await enter('guard');
  });

  it('shows the room in language and time zone, and has nothing of the client', async () => {
    const url = new URL(room.url());
    expect([url.pathname, url.searchParams.get('current_language')]).toEqual(['/liveHome', 'zh-CN']);
    expect(url.searchParams.get('timezone')).toBeTruthy();
    expect(
      await room.evaluate(() => ['desktop', 'require', 'process', 'ipcRenderer'].filter((name) => name in window)),
    ).toEqual([]);
    expect(await room.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    await expect.poll(async () => (await state())?.phase).toBe('open');
  });

  it('does not leave its host', async () => {
    const before = { url: room.url(), stopped: (await state())?.stopped ?? 0 };
    await room.getByRole('link', { name: '离开主机' }).click();
    await expect.poll(async () => (await state())?.stopped).toBeGreaterThan(before.stopped);
    expect(room.url()).toBe(before.url);
  });

  it.each([
    ['读取客户端文件', 'files 已拦截'],
    ['读取位置', 'place 已拦截'],
    ['发送通知', 'notice 已拦截'],
    ['读取客户端接口', 'desktop 已拦截'],
  ])('stops “%s”', async (name, outcome) => {
    await room.getByRole('button', { name }).click();
    await expect.poll(() => room.locator('#outcome').textContent()).toBe(outcome);
  });

  it('lets a room keep the screen awake and copy, and counts no refusal that leads nowhere', async () => {
    const before = (await state())?.stopped;
    for (const [name, outcome] of [
      ['保持屏幕常亮', 'awake 可用'],
      ['复制文字', 'copy 可用'],
      ['发送通知', 'notice 已拦截'],
      ['长期保存数据', 'keep 已拦截'],
    ] as const) {
      await room.getByRole('button', { name }).click();
      await expect.poll(() => room.locator('#outcome').textContent()).toBe(outcome);
    }
    expect((await state())?.stopped).toBe(before);
  });

  it('opens no other window', async () => {
    const before = (await state())?.stopped ?? 0;
    await room.getByRole('button', { name: '弹出窗口' }).click();
    await expect.poll(async () => (await state())?.stopped).toBeGreaterThan(before);
    await expect.poll(() => client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(2);
  });

  it('downloads nothing', async () => {
    const before = (await state())?.stopped ?? 0;
    await room.getByRole('link', { name: '下载文件' }).click();
    await expect.poll(async () => (await state())?.stopped).toBeGreaterThan(before);
  });

  it('asks the learner for camera and microphone, and tells what was answered', async () => {
    await room.getByRole('button', { name: '申请连麦' }).click();
    await expect.poll(() => room.locator('#talking').textContent()).toBe('未能使用摄像头或麦克风');
    expect((await state())?.devices).toEqual({ camera: 'allowed', microphone: 'refused' });
    await client.page.getByText('已允许').waitFor();
    await client.page.getByText('已拒绝').waitFor();
  });

  it('is written in, and stays on its host', async () => {
    await room.getByLabel('发言').fill('老师好');
    await room.getByRole('button', { name: '发送', exact: true }).click();
    await room.getByText('老师好').waitFor();
    expect(new URL(room.url()).pathname).toBe('/liveHome');
  });

  it('asks the learner where its page wants to be asked before it goes, and closes', async () => {
    await room.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
    // Unheard, Playwright would let it go by itself.
    room.on('dialog', () => undefined);
    // Cancel, then close.
    writeFileSync(answers, JSON.stringify([{ response: 0 }, { response: 1 }, { response: 1 }, { response: 0 }]));
    const asked = () => readFileSync(calls, 'utf8').match(/关闭 [^"]* 的窗口吗？/gu)?.length ?? 0;
    const close = () =>
      client.app.evaluate(({ BrowserWindow }) => {
        const window = BrowserWindow.getAllWindows().find((one) => one.webContents.getURL().includes('/liveHome'));
        window?.close();
      });
    await close();
    await expect.poll(asked).toBe(1);
    expect((await state())?.phase).toBe('open');
    const closed = room.waitForEvent('close');
    await close();
    await closed;
    await expect.poll(state).toBeNull();
    room = await enter('guard');
  });

  it('closes where its page hangs', async () => {
    const closed = room.waitForEvent('close', { timeout: 20_000 });
    await client.app.evaluate(({ BrowserWindow }) => {
      const window = BrowserWindow.getAllWindows().find((one) => one.webContents.getURL().includes('/liveHome'));
      void window?.webContents.executeJavaScript('for (;;);');
      window?.close();
    });
    await closed;
    await expect.poll(state).toBeNull();
    room = await enter('guard');
  });

  it('closes by its way back, and the client is there', async () => {
    const closed = room.waitForEvent('close');
    await room.locator('#leave').click();
    await closed;
    await client.page.getByRole('button', { name: '进入直播间' }).waitFor();
    expect(await state()).toBeNull();
  });

  it('is where a click on its reminder leads', async () => {
    // The learner clicks the notification as soon as it is there.
    await client.app.evaluate(({ Notification }) => {
      Notification.prototype.show = function clicked() {
        this.emit('click');
      };
    });
    const path = livePaths.attend.to({ id: 'live-sprinkler', liveRoomId: null });
    await client.page.evaluate(
      ([to, at]) =>
        window.desktop.reminders.set({ id: 'soon', title: '直播', startsAt: at, leadMs: 900_000, path: to }),
      [path, Date.now() + 600_000] as const,
    );
    await client.page.getByRole('heading', { level: 1, name: '自动喷水灭火系统：末端试水怎么做' }).waitFor();
    expect(await state()).toBeNull();
  });

  it('is seen in the client where the platform gives a stream', async () => {
    await goTo(client.page, livePaths.attend.to({ id: 'live-fire', liveRoomId: 'room-fire' }));
    const at = () => client.page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);
    await client.page.locator('video').evaluate((film: HTMLVideoElement) => {
      film.muted = true;
      void film.play();
    });
    await expect.poll(at, { timeout: 20_000 }).toBeGreaterThan(0);
    const before = await at();
    await expect.poll(at, { timeout: 20_000 }).toBeGreaterThan(before + 1);
  });

  it('keeps nothing of one room for the next', async () => {
    const first = await enter('fire');
    await first.evaluate(() => localStorage.setItem('mark', '1'));
    await client.page.getByRole('button', { name: '离开直播间' }).click();
    const second = await enter('fire');
    expect(await second.evaluate(() => localStorage.getItem('mark'))).toBeNull();
  });
});
