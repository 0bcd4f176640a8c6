import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import type { LockdownLevel } from '#contract/ipc/lockdown.ts';
import { killNow, openClient, processTree, type Client } from '../support/client.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { demoExam, platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
beforeAll(async () => {
  platform = await platformOnDisk();
});
afterAll(() => platform.stop());

interface Seat {
  client: Client;
  attempt: Attempt;
  calls: () => string[];
}

/** A client of this level with somebody signed in. */
async function clientAt(level: LockdownLevel, account: string): Promise<Omit<Seat, 'attempt'>> {
  const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-lock-'));
  const record = path.join(userData, 'calls.jsonl');
  const client = await openClient({
    platform: platform.origin,
    userData,
    cameras: 0,
    args: [`--lockdown=${level}`],
    env: { LECTERN_HOST_CALLS: record },
  });
  await signIn(client.page, platform.origin, { account, password: 'Lectern2026' });
  return { client, calls: () => lockCalls(record) };
}

/** The same with a paper open. */
async function seatAt(level: LockdownLevel, account: string): Promise<Seat> {
  const { client, calls } = await clientAt(level, account);
  const attempt = await openAttempt(client.page, await findExam(client.page, demoExam));
  await goTo(client.page, `/exam/testPaper?attemptId=${attempt.attemptId}`);
  await client.page.getByRole('timer').first().waitFor();
  return { client, attempt, calls };
}

function lockCalls(record: string): string[] {
  try {
    const lines = readFileSync(record, 'utf8').trim().split('\n');
    return lines.filter((line) => /setFullScreen|setKiosk|setAlwaysOnTop|setContentProtection/.test(line));
  } catch {
    return []; // Nothing was asked of the system yet.
  }
}

const stateOf = async ({ page }: Client) => {
  const state = await page.evaluate(() => window.desktop.lockdown.state());
  return state.ok ? state.value : null;
};
const fullScreen = (on: boolean) => `{"name":"setFullScreen","args":[${on}]}`;

describe.runIf(process.platform === 'linux' && process.env['LECTERN_CLIENT'] !== 'electron')('lockdown', () => {
  it('touches nothing at the level none', async () => {
    const { client, calls } = await seatAt('none', '13800020001');
    expect(await stateOf(client)).toEqual({ level: 'none', active: [], failed: null });
    expect(calls()).toEqual([]);
    await client.close();
  });

  it('locks a standard paper and releases it when the learner leaves', async () => {
    const { client, attempt, calls } = await seatAt('standard', '13800020001');
    await expect.poll(() => stateOf(client)).toMatchObject({ level: 'standard', failed: null });
    expect(calls()).toEqual([fullScreen(true)]);
    await client.page.keyboard.press('F11');
    await client.page.getByRole('button', { name: '求助' }).first().click();
    await client.page.getByText('这台电脑现在已锁定（标准锁定）').waitFor();
    await client.page.keyboard.press('Escape');
    await writesByKeys(client, attempt);
    await sleepsFor(client, 600);
    await client.page.evaluate((id) => window.desktop.exam.leave(id), attempt.attemptId);
    await expect.poll(() => stateOf(client)).toEqual({ level: 'none', active: [], failed: null });
    expect(calls()).toEqual([fullScreen(true), fullScreen(false)]);
    await client.close();
  });

  it('releases a lab seat when the paper is handed in, and its watchdog ends', async () => {
    const { client, attempt, calls } = await seatAt('lab', '13800020001');
    await expect.poll(() => stateOf(client)).toMatchObject({ level: 'lab', failed: null });
    expect((await stateOf(client))?.active).toContain('watchdog');
    // A process that was just started is not named yet.
    await expect.poll(() => watchdogsOf(client.pid)).toHaveLength(1);
    await client.page.evaluate((id) => window.desktop.exam.handIn(id, 'learner'), attempt.attemptId);
    await expect.poll(() => stateOf(client)).toEqual({ level: 'none', active: [], failed: null });
    expect(calls()).toEqual([fullScreen(true), fullScreen(false)]);
    await expect.poll(() => watchdogsOf(client.pid)).toEqual([]);
    await client.close();
  });

  it('tells staff of a watchdog that somebody ended, and counts it no more', async () => {
    const { client } = await seatAt('lab', '13800020004');
    await expect.poll(async () => (await stateOf(client))?.active).toContain('watchdog');
    await expect.poll(() => watchdogsOf(client.pid)).toHaveLength(1);
    killNow(watchdogsOf(client.pid));
    await expect.poll(async () => (await stateOf(client))?.active).not.toContain('watchdog');
    expect((await stateOf(client))?.active).toContain('full-screen');
    const notes = async () => (await platform.log()).map(({ body }) => body?.['state']);
    await expect.poll(notes).toContain('lockdown-lost:watchdog');
    await client.close();
  });

  it('is restarted by its watchdog within 5 s after it was killed', async () => {
    const { client } = await seatAt('lab', '13800020002');
    const lock = path.join(client.userData, 'lectern-host.lock');
    const owner = () => Number(readFileSync(lock, 'utf8'));
    await expect.poll(() => stateOf(client)).toMatchObject({ level: 'lab', failed: null });
    const own = processTree(client.pid);
    await expect.poll(() => watchdogsOf(client.pid)).toHaveLength(1);
    const [watchdog = 0] = watchdogsOf(client.pid);
    const spared = new Set(processTree(watchdog));
    killNow(own.filter((pid) => !spared.has(pid)));
    await expect.poll(owner, { timeout: 5_000 }).not.toBe(client.pid);
    const restarts = path.join(client.userData, 'watchdog/restarts.json');
    expect(Object.values(JSON.parse(readFileSync(restarts, 'utf8')))).toEqual([1]);
    killNow(processTree(owner()));
  });

  it('a try-out of the seat locks it in the same way, comes back to itself after a kill, and lets go', async () => {
    const switches = async () => (await platform.log()).filter(({ id }) => id === 'userSwitchScreen').length;
    const before = await switches();
    const { client, calls } = await clientAt('lab', '13800020003');
    await tryOut(client);
    await expect.poll(() => stateOf(client)).toMatchObject({ level: 'lab', failed: null });
    await expect.poll(() => watchdogsOf(client.pid)).toHaveLength(1);
    const stored = await client.page.evaluate(() =>
      window.desktop.seatTrial.answer('trial-4', { kind: 'text', text: '低压电工作业' }),
    );
    expect(stored).toMatchObject({ ok: true, value: { copies: 2 } });
    expect(calls()).toEqual([fullScreen(true)]);
    const { userData, pid } = client;
    // The watchdog goes too: this test starts the client itself.
    killNow(processTree(pid));

    const again = await openClient({ platform: platform.origin, userData, cameras: 0, args: ['--lockdown=lab'] });
    await again.page.getByRole('button', { name: '继续样卷' }).click();
    expect(new URL(again.page.url()).pathname).toBe('/exam/seatTrial');
    await again.page.getByRole('button', { name: '继续样卷' }).click();
    await again.page.getByRole('heading', { level: 1, name: '第 1 题，共 4 题' }).waitFor();
    await expect.poll(() => stateOf(again)).toMatchObject({ level: 'lab', failed: null });
    // Log-off and shutdown unlock the seat, and its watchdog restarts nothing.
    await again.app.evaluate(({ powerMonitor }) => powerMonitor.emit('shutdown'));
    await expect.poll(() => watchdogsOf(again.pid)).toEqual([]);
    const ended = await again.page.evaluate(() => window.desktop.seatTrial.end());
    expect(ended).toMatchObject({ ok: true, value: { stored: 1, readBack: 1, lockdown: { level: 'lab' } } });
    await expect.poll(() => stateOf(again)).toEqual({ level: 'none', active: [], failed: null });
    expect(await switches()).toBe(before);
    await again.close();
  });
});

/** From the must-read of a try-out to its sample paper, on a seat without cameras. */
async function tryOut({ page }: Client): Promise<void> {
  await goTo(page, '/exam/seatTrial');
  await page.getByRole('checkbox', { name: '我已阅读并了解以上须知' }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '我知道了' }).click();
  await page.locator('button:not([aria-disabled="true"])', { hasText: '下一步' }).click();
  await page.getByRole('button', { name: '稍后再来' }).click();
  await page.getByRole('button', { name: '进入样卷' }).click();
  await page.getByRole('heading', { level: 1, name: '第 1 题，共 4 题' }).waitFor();
}

/**
 * The machine sleeps with the paper open: ticks stand still, the clocks of system and platform go on. The countdown is right
 * at once, and staff see that the machine slept.
 */
async function sleepsFor({ app, page }: Client, seconds: number): Promise<void> {
  const left = async () => {
    const [h = 0, m = 0, s = 0] =
      ((await page.getByRole('timer').first().textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    return (h * 60 + m) * 60 + s;
  };
  const before = await left();
  const began = performance.now();
  await platform.moveClock(seconds * 1000);
  await app.evaluate(({ powerMonitor }, slept) => {
    powerMonitor.emit('suspend');
    const os = process.getBuiltinModule('node:os');
    const [uptime, now] = [os.uptime, Date.now];
    os.uptime = () => uptime() + slept;
    Date.now = () => now() + slept * 1000;
    process.getBuiltinModule('node:module').syncBuiltinESMExports();
    powerMonitor.emit('resume');
  }, seconds);
  const expected = () => before - seconds - (performance.now() - began) / 1000;
  await expect.poll(async () => Math.abs((await left()) - expected()) < 2.5, { timeout: 5_000 }).toBe(true);
  const slept = async () => {
    const notes = (await platform.log())
      .filter(({ id }) => id === 'monitorCaptureSave')
      .map(({ body }) => body?.['state']);
    return notes.map((note) => Number(/^slept:(\d+)$/.exec(String(note))?.[1] ?? 0)).filter((told) => told > 0);
  };
  await expect.poll(slept, { timeout: 20_000 }).toEqual([expect.closeTo(seconds, -1)]);
  await platform.moveClock(0);
}

/** Inside the lockdown, at 200 %, without a mouse: a Chinese input method composes an answer, and no switch is counted. */
async function writesByKeys({ page }: Client, { attemptId, paper }: Attempt): Promise<void> {
  await page.evaluate(() => window.desktop.settings.change({ zoom: 2 }));
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(() => page.evaluate(() => window.devicePixelRatio)).toBeGreaterThanOrEqual(2);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const field = page.locator('[data-answer] textarea');
  for (let at = 0; at < paper.questions.length && (await field.count()) === 0; at += 1)
    await page.keyboard.press('ArrowRight');
  const focused = page.locator('[data-answer] textarea:focus');
  for (let tabs = 0; tabs < 80 && (await focused.count()) === 0; tabs += 1) await page.keyboard.press('Tab');
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Input.imeSetComposition', { text: 'xian duandian', selectionStart: 13, selectionEnd: 13 });
  await chromium.send('Input.insertText', { text: '先断电' });
  const answer = async () => {
    const read = await page.evaluate((id) => window.desktop.exam.read(id), attemptId);
    return read.ok ? Object.values(read.value?.answers ?? {}).map(({ value }) => value) : null;
  };
  await expect.poll(answer).toEqual([{ kind: 'text', text: '先断电' }]);
  expect(await beyond()).toBe(0);
  expect((await platform.log()).filter(({ id }) => id === 'userSwitchScreen')).toEqual([]);
  await page.evaluate(() => window.desktop.settings.change({ zoom: 1 }));
}

/** Watchdogs that this process started and that still run. */
function watchdogsOf(pid: number): number[] {
  return processTree(pid).filter((one) => {
    try {
      const args = readFileSync(`/proc/${one}/cmdline`, 'utf8').split('\0');
      return args.includes('--watchdog') && args.some((arg) => arg.endsWith('start.ts'));
    } catch {
      return false; // It ended meanwhile.
    }
  });
}
