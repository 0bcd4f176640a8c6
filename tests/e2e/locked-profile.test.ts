import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { openClient, type Client } from '../support/client.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { expect } from '../support/expect.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const stores = [
  'settings',
  'vault',
  'evidence-key',
  'window',
  'places',
  'tenant',
  'language-packs',
  'remote-addresses',
];

let platform: DiskPlatform;
let client: Client;
beforeAll(async () => {
  platform = await platformOnDisk();
  const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-locked-'));
  // A folder in the place of a file can be neither read nor written, by no account whatever.
  for (const name of stores) mkdirSync(path.join(userData, `${name}.json`, 'in-the-way'), { recursive: true });
  client = await openClient({ platform: platform.origin, cameras: 0, userData });
});
afterAll(async () => {
  await client.close();
  await platform.stop();
});

it('a profile whose small files are locked costs only what they remember: an exam is sat and handed in', async () => {
  const { page } = client;
  await signIn(page, platform.origin, { account: '13800020001', password: 'Lectern2026' });
  const session = await page.evaluate(() => window.desktop.session.current());
  expect(session).toMatchObject({ ok: true, value: { signedIn: true, storedIn: 'memory' } });
  const exam = await findExam(page, '低压电工作业月度自测');
  const { attemptId, health } = await openAttempt(page, exam);
  expect(health).toBe('good');
  await page.evaluate((id) => window.desktop.exam.handIn(id, 'learner'), attemptId);
  await goTo(page, examPaths.handPaper.to({ exam, attemptId }));
  await expect(page.getByRole('heading', { name: '交卷成功' })).toBeVisible();
});
