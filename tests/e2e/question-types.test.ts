import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { afterAll, beforeAll, describe, it } from 'vitest';
import * as z from 'zod/mini';
import type { Attempt } from '#contract/ipc/exam.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { killNow, openClient, processTree, type Client } from '../support/client.ts';
import { findExam, openAttempt, readAttempt } from '../support/desktop-page.ts';
import { expect } from '../support/expect.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-kinds-'));
const drawing = path.join(userData, '接线图.jpg');
const content = Buffer.from(Array.from({ length: 700_000 }, (_, at) => (at * at) % 251));
const sha256 = createHash('sha256').update(content).digest('hex');
const held = z.object({
  files: z.array(z.object({ name: z.string(), hash: z.string(), size: z.number(), address: z.nullable(z.string()) })),
});

let platform: DiskPlatform;
let client: Client;
let attempt: Attempt;

/** What the host answers to the client's dialog of files. */
const answers = path.join(userData, 'dialogs.json');
const start = () =>
  openClient({ platform: platform.origin, userData, cameras: 0, env: { LECTERN_HOST_DIALOGS: answers } });
const onDisk = () => readAttempt(client.page, attempt.attemptId);
const button = (name: string | RegExp) => client.page.getByRole('button', { name, exact: typeof name === 'string' });

async function press(target: Locator, ...keys: string[]): Promise<void> {
  await target.focus();
  for (const key of keys) await client.page.keyboard.press(key);
}

async function next(number: number): Promise<void> {
  await press(button('下一题'), 'Enter');
  await expect(client.page.getByRole('heading', { name: `第 ${number} 题` })).toBeVisible();
}

/** Drags a row of an ordering by its number to a place, with the mouse. */
async function dragRow(name: string, place: number): Promise<void> {
  const rows = client.page.locator('li[data-key]');
  const [from, to] = [await rows.filter({ hasText: name }).boundingBox(), await rows.nth(place).boundingBox()];
  if (!from || !to) throw new Error(`There is no row ${name}, or no place ${place}.`);
  const { mouse } = client.page;
  await mouse.move(from.x + 24, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(from.x + 24, to.y < from.y ? to.y + 2 : to.y + to.height - 2, { steps: 8 });
  await mouse.up();
}

beforeAll(async () => {
  writeFileSync(drawing, content);
  writeFileSync(answers, JSON.stringify([{ canceled: false, filePaths: [drawing] }]));
  platform = await platformOnDisk();
  client = await start();
  await signIn(client.page, platform.origin);
  const exam = await findExam(client.page, '综合题型');
  attempt = await openAttempt(client.page, exam);
  await goTo(client.page, `/exam/testPaper?attemptId=${attempt.attemptId}`);
  await client.page.getByRole('timer').first().waitFor();
});
afterAll(async () => {
  killNow(processTree(client.pid));
  await platform.stop();
});

// One paper, by keyboard and once by mouse: each part takes up where the one before ended.
describe('a paper of matching, ordering, upload and listening', () => {
  it('is answered by keyboard', async () => {
    for (const [colour, key] of ['红色', '黄色', '蓝色', '绿色'].map((name, at) => [name, 'BDAC'[at] ?? ''] as const))
      await press(client.page.getByRole('combobox', { name: `“${colour}”的对应项` }), key);
    await expect(client.page.getByText('已连 4 / 4 项')).toBeVisible();
    await next(2);
    await press(button('下移：验电'), 'Enter');
    await expect(client.page.getByText('“验电”移到第 2 位，共 4 项')).toBeAttached();
    await press(button('下移：装设接地线'), 'Alt+ArrowDown');
    await expect(client.page.getByText('“装设接地线”移到第 4 位，共 4 项')).toBeAttached();
    await client.page.keyboard.press('Alt+ArrowUp');
    await expect(client.page.getByText('“装设接地线”移到第 3 位，共 4 项')).toBeAttached();
    await dragRow('装设接地线', 0);
    await expect(client.page.getByText('“装设接地线”移到第 1 位，共 4 项')).toBeAttached();
    await dragRow('装设接地线', 2);
    await expect(client.page.getByText('“装设接地线”移到第 3 位，共 4 项')).toBeAttached();
    await next(3);
    // No part arrives before the client is killed.
    await platform.fault({ match: { id: 'resourceUploadPart' }, mode: 'drop', times: 0 });
    await press(button('选择文件'), 'Enter');
    await expect(client.page.getByText(/^已加密保存在本机/)).toBeVisible();
    await next(4);
    await expect(button('播放录音')).toBeVisible();
    await press(button('播放录音'), 'Enter');
    await expect(client.page.getByText(/^还可以播放 1 次，共 2 次/)).toBeVisible();
    await expect(client.page.getByText('0:01 / 0:03')).toBeVisible();
  });

  it('survives a kill: answers, plays and the file are there, and the file lies nowhere in clear', async () => {
    const before = await onDisk();
    killNow(processTree(client.pid));
    const stored = path.join(userData, 'exams');
    const copies = readdirSync(stored, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.file'));
    expect(copies).toHaveLength(2);
    for (const name of copies)
      expect(readFileSync(path.join(stored, name)).includes(content.subarray(0, 64))).toBe(false);
    client = await start();
    await client.page.waitForURL(/\/exam\/testPaper/);
    await press(button('继续'), 'Enter');
    const after = await onDisk();
    expect([after.answers, after.plays]).toEqual([before.answers, { 'recording-1': 1 }]);
    await expect(client.page.getByText(/^还可以播放 1 次，共 2 次/)).toBeVisible();
    await expect(button('播放录音')).toBeVisible();
    await press(button('播放录音'), 'Enter');
    await expect(client.page.getByText('2 次播放都已用完，请凭记忆作答。')).toBeVisible();
    await client.page.keyboard.press('b');
    await expect(client.page.getByText('已选 B，可随时修改')).toBeVisible();
    // The choice is shown before it is on the disk.
    await expect.poll(async () => Object.keys((await onDisk()).answers)).toHaveLength(4);
  });

  it('is handed in at once; the receipt says that a file is missing, until the platform holds all of it', async () => {
    attempt = await onDisk();
    await press(button('交卷'), 'Enter');
    await expect(client.page.getByText(/^有 1 个文件还没有送达平台；/)).toBeVisible();
    await press(button('确认交卷'), 'Enter');
    await client.page.waitForURL(/\/exam\/handPaper/);
    await expect(client.page.getByText(/^有 1 个文件还没有送达平台。/)).toBeVisible();
    // The receipt tells of the file before the platform has taken the paper.
    await expect.poll(() => acceptedPapers(platform, attempt.userPaperId)).toEqual([answersOf(attempt)]);
    await fetch(`${platform.origin}/__faults`, { method: 'DELETE' });
    await expect(client.page.getByText('1 个文件都已送达平台')).toBeVisible({ timeout: 90_000 });
    const { files } = z.parse(
      held,
      await (await fetch(`${platform.origin}/__files?userPaperId=${attempt.userPaperId}`)).json(),
    );
    expect(files).toMatchObject([{ name: '接线图.jpg', hash: sha256, size: content.length }]);
    expect(files[0]?.address).toMatch(/^\/media\/answer\//);
    await expect(client.page.getByText('100 分').first()).toBeVisible();
  });
});
