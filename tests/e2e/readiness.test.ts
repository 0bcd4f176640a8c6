import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getAccountUserInfo } from '../../src/contract/platform/account/account.ts';
import { executable, openClient, type Client } from '../support/client.ts';
import { goTo } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const report = z.object({
  platform: z.string(),
  verdict: z.string(),
  rows: z.array(
    z.object({
      check: z.string(),
      verdict: z.string(),
      finding: z.string(),
      numbers: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  notMeasured: z.array(z.string()),
});

let platform: DiskPlatform;
let client: Client | null;
let userData: string;

beforeEach(async () => {
  platform = await platformOnDisk();
  client = null;
  userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
});
afterEach(async () => {
  await client?.close();
  await platform.stop();
});

/** The client run from a console with these switches, until it ends. */
async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const root = path.resolve(import.meta.dirname, '../..');
  const all = [root, `--user-data-dir=${userData}`, '--readiness', ...args];
  const child = spawn(executable().file, all, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let [said, complained] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text));
  const [code] = await once(child, 'close');
  return { code, said, complained };
}

/** Runs the check against the platform and reads its JSON. */
async function check(env: Readonly<Record<string, string>> = {}, ...more: readonly string[]) {
  const { code, said } = await run(['--json', `--platform=${platform.origin}`, ...more], env);
  const read = z.parse(report, JSON.parse(said));
  return { code, ...read, row: (name: string) => read.rows.find((row) => row.check === name) };
}

/** An order to the platform: what goes wrong, or what time it is. */
async function order(where: '__faults' | '__clock', body: object) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${platform.origin}/${where}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok).toBe(true);
}

/** What the check asks twenty times; the request is a HEAD, which is no call of the platform. */
const probed = { path: getAccountUserInfo.path };

describe('the readiness check without a window', () => {
  it('measures all that needs none, beside a client that runs, and leaves nothing behind', async () => {
    client = await openClient({ platform: platform.origin, cameras: 0, userData });
    await client.page.locator('[data-screen]').first().waitFor();
    const { row, rows, platform: asked, notMeasured } = await check();
    expect(asked).toBe(platform.origin);
    expect(rows).toHaveLength(14);
    expect(notMeasured).toEqual(['frontCamera', 'sideCamera', 'microphone']);
    // This machine has not been restarted since.
    expect(row('folder')).toMatchObject({ verdict: 'unknown', finding: 'folderUnproven' });
    expect(row('journal')).toMatchObject({ finding: 'journal', numbers: { written: 50, readBack: 50 } });
    for (const name of ['latency', 'loss', 'clock', 'upload']) expect(row(name)).toMatchObject({ verdict: 'pass' });
    expect(row('proxy')).toMatchObject({ finding: 'proxyNone' });
    const left = path.join(userData, 'exams/readiness');
    expect(existsSync(left) ? readdirSync(left) : []).toEqual([]);
    expect(client.app.windows()).toHaveLength(1);
  });

  it('listens to a microphone on its own screen, and on no other', async () => {
    client = await openClient({ platform: platform.origin, cameras: 2, nativeCameras: true, userData });
    const { page } = client;
    const listen = () =>
      page.evaluate(() =>
        navigator.mediaDevices.getUserMedia({ audio: true }).then(
          (stream) => {
            for (const track of stream.getTracks()) track.stop();
            return 'granted';
          },
          (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
        ),
      );
    await page.locator('[data-screen]').first().waitFor();
    await expect(listen()).resolves.toBe('NotAllowedError');
    await goTo(page, '/DownloadClient');
    await page.getByRole('button', { name: '开始检查' }).click();
    // Chromium's own microphone beeps once a second.
    await page.getByText(/^最响 -?\d+ dB$/).waitFor();
    await page.getByRole('button', { name: '重新检查' }).waitFor();
    await page.getByRole('button', { name: '保存 PDF' }).click();
    await page.getByText(/^已保存：.+\.pdf$/).waitFor();
    const [report] = readdirSync(client.downloads);
    expect(readFileSync(path.join(client.downloads, report ?? ''), 'latin1')).toMatch(/^%PDF-/);
    await goTo(page, '/login');
    await expect(listen()).resolves.toBe('NotAllowedError');
  });

  it('tells of a platform that is slow to answer', async () => {
    await order('__faults', { match: probed, mode: 'delay', ms: 900, times: 0 });
    expect((await check()).row('latency')).toMatchObject({ verdict: 'warn', numbers: { warnAt: 800, failAt: 3000 } });
  });

  it('counts what is dropped, and ends with 2 where it is too much', async () => {
    await order('__faults', { match: probed, mode: 'drop', times: 20 });
    const { code, verdict, row } = await check();
    expect(row('loss')).toMatchObject({ verdict: 'fail', numbers: { sent: 20 } });
    expect({ code, verdict }).toEqual({ code: 2, verdict: 'fail' });
  });

  it('goes the way that the policy says: through a proxy, also where that is dead', async () => {
    const policy = path.join(userData, 'policy.json');
    writeFileSync(policy, JSON.stringify({ proxy: { server: '127.0.0.1:9', bypass: ['<-loopback>'] } }));
    const { code, row } = await check({}, `--policy=${policy}`);
    expect(row('proxy')).toMatchObject({ finding: 'proxy', numbers: { value: '127.0.0.1:9' } });
    expect(row('loss')).toMatchObject({ verdict: 'fail', numbers: { lost: 20 } });
    expect(code).toBe(2);
  });

  it('tells of a platform that is not there: everything is lost, and what it would have told is not known', async () => {
    await platform.stop();
    const { code, row } = await check();
    expect(code).toBe(2);
    expect(row('loss')).toMatchObject({ verdict: 'fail', numbers: { sent: 20, lost: 20 } });
    for (const name of ['latency', 'clock', 'upload']) expect(row(name)).toMatchObject({ verdict: 'unknown' });
    expect(row('journal')).toMatchObject({ verdict: 'pass' });
  });

  it.each([
    [-95_000, 'warn', 95],
    [400_000, 'fail', -400],
  ])('tells of a platform clock that is %i ms ahead: %s', async (offsetMs, verdict, seconds) => {
    await order('__clock', { offsetMs });
    const row = (await check()).row('clock');
    expect(row).toMatchObject({ verdict });
    expect(Math.abs(Number(row?.numbers['value']) - seconds)).toBeLessThanOrEqual(1);
  });

  it('tells of a way up that is slow, and of a platform that does not measure it', async () => {
    await order('__faults', { match: { id: 'measureUpload' }, mode: 'throttle', kbit: 400 });
    const slow = (await check()).row('upload');
    expect(slow).toMatchObject({ verdict: 'warn', numbers: { warnAt: 512 } });
    expect(Number(slow?.numbers['value'])).toBeLessThanOrEqual(400);
    await order('__faults', { match: { id: 'measureUpload' }, mode: 'status', status: 404 });
    expect((await check()).row('upload')).toMatchObject({ verdict: 'unknown', finding: 'unknown' });
  });

  it('tells of a seat on battery with two displays and no keystore', async () => {
    const env = { LECTERN_HOST_KEYSTORE: 'none', LECTERN_HOST_BATTERY: '1', LECTERN_HOST_DISPLAYS: '2' };
    const { row } = await check(env);
    expect(row('keystore')).toMatchObject({ verdict: 'warn', finding: 'keystoreNone' });
    expect(row('power')?.finding).toMatch(/^powerBattery/);
    expect(row('displays')).toMatchObject({ verdict: 'warn', numbers: { value: 2 } });
  });

  it('tells of a disk that takes no journal', async () => {
    writeFileSync(path.join(userData, 'exams'), 'a file where the folder should be');
    const { code, row } = await check();
    expect(row('journal')).toMatchObject({ verdict: 'fail', finding: 'journalRefused' });
    expect(row('folder')).toMatchObject({ verdict: 'fail', finding: 'folderRefused' });
    expect(code).toBe(2);
  });

  it('ends with 2 and a sentence where it cannot run', async () => {
    const { code, said, complained } = await run(['--json', '--platform=ftp://platform']);
    expect(code).toBe(2);
    expect(said).toBe('');
    expect(complained).toContain('ftp://platform is no platform address');
  });
});
