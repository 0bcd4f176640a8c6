import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getAccountUserInfo } from '#contract/platform/account/account.ts';
import { setCamera } from '../support/before-exam.ts';
import { openClient, type Client } from '../support/client.ts';
import { goTo } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';
import { runClient } from '../support/run-client.ts';

const report = z.object({
  seat: z.string(),
  platform: z.string(),
  machine: z.string(),
  product: z.string(),
  noUpdates: z.nullable(z.string()),
  policy: z.object({ staffCode: z.boolean(), files: z.array(z.object({ file: z.string(), state: z.string() })) }),
  verdict: z.string(),
  rows: z.array(
    z.object({
      check: z.string(),
      verdict: z.string(),
      finding: z.string(),
      unit: z.nullable(z.string()),
      numbers: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  notMeasured: z.array(z.string()),
  pass: z.nullable(
    z.object({
      seat: z.string(),
      validUntil: z.string(),
      covers: z.string(),
      sent: z.boolean(),
      reason: z.nullable(z.string()),
    }),
  ),
  noPass: z.nullable(z.string()),
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
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runClient(userData, ['--readiness', ...args], { ...process.env, ...env });

/** A machine on which something is wrong, as tests/fixtures/odd-machine.cjs makes it. */
function oddMachine(facts: object) {
  const fixture = path.resolve(import.meta.dirname, '../fixtures/odd-machine.cjs');
  return { env: { LECTERN_ODD_MACHINE: JSON.stringify(facts) }, args: ['-r', fixture] };
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
    const files = { json: path.join(userData, 'pass.json'), pdf: path.join(userData, 'pass.pdf') };
    const saving = [`--save-json=${files.json}`, `--save-pdf=${files.pdf}`];
    const { row, rows, platform: asked, notMeasured, pass } = await check({}, '--seat=A-12', ...saving);
    expect(pass).toMatchObject({ seat: 'A-12', covers: 'machine', sent: true, reason: null });
    const [told] = (await platform.log()).filter(({ id }) => id === 'reportSeatPass');
    expect(told?.body).toMatchObject({ seat: 'A-12', os: 'linux' });
    expect(z.parse(report, JSON.parse(readFileSync(files.json, 'utf8'))).pass).toEqual(pass);
    expect(readFileSync(files.pdf, 'latin1')).toMatch(/^%PDF-/);
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

  it('judges what both cameras show, in words', async () => {
    client = await openClient({ platform: platform.origin, cameras: 2, userData });
    const { page } = client;
    await goTo(page, '/DownloadClient');
    await page.getByRole('textbox', { name: '座位名称' }).fill('A-12');
    await page.getByRole('button', { name: '开始检查' }).click();
    const told = (name: string, verdict: string, words: string) =>
      page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: verdict }).getByText(words).waitFor();
    await told('正面机位', '通过', '有画面，一人');
    await told('侧面机位', '通过', '有实时画面，画面里有动作');
    await page.getByRole('button', { name: '重新检查' }).waitFor();
    await page.locator('button:enabled', { hasText: '签发通行证' }).waitFor();
    await setCamera(page, 'B', 'nobody');
    await page.getByRole('button', { name: '重新检查' }).click();
    await told('侧面机位', '注意', '没有看到人');
    for (const [camera, scene, name, verdict, words] of [
      ['B', 'as-front', '侧面机位', '不通过', '与正面机位是同一个画面'],
      ['B', 'replugged', '侧面机位', '通过', '画面里有动作'],
      ['B', 'frozen', '侧面机位', '不通过', '画面静止不动'],
      ['B', 'dark', '侧面机位', '注意', '太暗'],
      ['B', 'covered', '侧面机位', '不通过', '镜头被遮挡'],
      ['B', 'unplugged', '侧面机位', '不通过', '没有找到摄像头'],
      ['A', 'no-face', '正面机位', '注意', '没有看到人脸'],
      ['A', 'two-faces', '正面机位', '注意', '看到 2 张人脸'],
      ['A', 'frozen', '正面机位', '不通过', '画面静止不动'],
    ] as const) {
      await setCamera(page, camera, scene);
      await told(name, verdict, words);
    }
    await page.getByText('有不通过的项，不能签发').waitFor();
    expect(await page.getByRole('button', { name: '签发通行证' }).isEnabled()).toBe(false);
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
    const proxy = { server: '127.0.0.1:9', bypass: ['<-loopback>'] };
    writeFileSync(policy, JSON.stringify({ proxy, seat: { [os.hostname()]: 'A-12' } }));
    const { code, seat, row, policy: told } = await check({}, `--policy=${policy}`);
    // One file names the seats of a room.
    expect(seat).toBe('A-12');
    expect(told.files).toEqual([{ file: policy, state: 'taken' }]);
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
    // Nor does it say whether it took the pass.
    await order('__faults', { match: { id: 'reportSeatPass' }, mode: 'drop-after' });
    const { row, pass } = await check({}, '--seat=A-12');
    expect(row('upload')).toMatchObject({ verdict: 'unknown', finding: 'unknown' });
    expect(pass).toMatchObject({ sent: false, reason: 'unknown' });
  });

  it('tells of a small, full and slow machine on battery with two displays, that falls asleep and has no keystore', async () => {
    const host = {
      LECTERN_HOST_KEYSTORE: 'none',
      LECTERN_HOST_BATTERY: '1',
      LECTERN_HOST_DISPLAYS: '2',
      LECTERN_HOST_AWAKE: '0',
    };
    const { env, args } = oddMachine({ memory: 1_500_000_000, free: 300_000_000, slowMs: 1_200 });
    const { row, code, pass, noPass } = await check({ ...host, ...env }, '--seat=A-12', ...args);
    expect(row('memory')).toMatchObject({ verdict: 'fail', numbers: { value: 1.4 } });
    expect(row('disk')).toMatchObject({ verdict: 'fail', numbers: { value: 0.3 } });
    expect(row('journal')).toMatchObject({ verdict: 'warn', finding: 'journal', numbers: { readBack: 50 } });
    expect(row('keystore')).toMatchObject({ verdict: 'warn', finding: 'keystoreNone' });
    expect(row('power')?.finding).toMatch(/^powerBattery/);
    expect(row('displays')).toMatchObject({ verdict: 'warn', numbers: { value: 2 } });
    expect(row('sleep')).toMatchObject({ verdict: 'warn', finding: 'sleepRefused' });
    expect({ code, pass, noPass }).toEqual({ code: 2, pass: null, noPass: 'failed' });
  });

  it.each([
    ['is full', { write: 'ENOSPC' }, 'disk-full', 'ENOSPC'],
    ['does not sync', { sync: 'EIO' }, 'disk', 'EIO'],
  ])('tells of a disk that %s', async (_, facts, journal, folder) => {
    const { env, args } = oddMachine(facts);
    // Nor does it make up a desktop where there is none.
    const { code, row } = await check({ ...env, LECTERN_HOST_DISPLAY: 'none' }, '--ozone-platform=headless', ...args);
    for (const name of ['displays', 'sleep']) expect(row(name)).toMatchObject({ verdict: 'unknown' });
    expect(row('journal')).toMatchObject({ verdict: 'fail', finding: 'journalRefused', numbers: { refused: journal } });
    expect(row('folder')).toMatchObject({ verdict: 'fail', finding: 'folderRefused', numbers: { refused: folder } });
    expect(code).toBe(2);
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
