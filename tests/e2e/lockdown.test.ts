import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attempt } from '../../src/contract/ipc/exam.ts';
import type { LockdownLevel } from '../../src/contract/ipc/lockdown.ts';
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

/** A client of this level with a paper open. */
async function seatAt(level: LockdownLevel, account: string): Promise<Seat> {
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
  const attempt = await openAttempt(client.page, await findExam(client.page, demoExam));
  await goTo(client.page, `/exam/testPaper?attemptId=${attempt.attemptId}`);
  await client.page.getByRole('timer').first().waitFor();
  return { client, attempt, calls: () => lockCalls(record) };
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
    await client.page.evaluate((id) => window.desktop.exam.leave(id), attempt.attemptId);
    await expect.poll(() => stateOf(client)).toEqual({ level: 'none', active: [], failed: null });
    expect(calls()).toEqual([fullScreen(true), fullScreen(false)]);
    await client.close();
  });

  it('releases a lab seat when the paper is handed in, and its watchdog ends', async () => {
    const { client, attempt, calls } = await seatAt('lab', '13800020001');
    await expect.poll(() => stateOf(client)).toMatchObject({ level: 'lab', failed: null });
    expect((await stateOf(client))?.active).toContain('watchdog');
    expect(watchdogsOf(client.pid)).toHaveLength(1);
    await client.page.evaluate((id) => window.desktop.exam.handIn(id, 'learner'), attempt.attemptId);
    await expect.poll(() => stateOf(client)).toEqual({ level: 'none', active: [], failed: null });
    expect(calls()).toEqual([fullScreen(true), fullScreen(false)]);
    await expect.poll(() => watchdogsOf(client.pid)).toEqual([]);
    await client.close();
  });

  it('is restarted by its watchdog within 5 s after it was killed', async () => {
    const { client } = await seatAt('lab', '13800020002');
    const lock = path.join(client.userData, 'lectern-host.lock');
    const owner = () => Number(readFileSync(lock, 'utf8'));
    await expect.poll(() => stateOf(client)).toMatchObject({ level: 'lab', failed: null });
    const own = processTree(client.pid);
    const [watchdog = 0] = watchdogsOf(client.pid);
    const spared = new Set(processTree(watchdog));
    killNow(own.filter((pid) => !spared.has(pid)));
    await expect.poll(owner, { timeout: 5_000 }).not.toBe(client.pid);
    const restarts = path.join(client.userData, 'watchdog/restarts.json');
    expect(Object.values(JSON.parse(readFileSync(restarts, 'utf8')))).toEqual([1]);
    killNow(processTree(owner()));
  });
});

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
