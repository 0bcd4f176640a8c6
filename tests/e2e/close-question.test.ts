import { afterAll, beforeAll, it } from 'vitest';
import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { openClient, type Client } from '../support/client.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { expect } from '../support/expect.ts';
import { signIn } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
let client: Client;
beforeAll(async () => {
  platform = await platformOnDisk();
  client = await openClient({ platform: platform.origin, cameras: 0 });
});
afterAll(async () => {
  await client.close();
  await platform.stop();
});

it('the last window asks before it closes on a sealed paper that has not arrived', async () => {
  const { page } = client;
  await signIn(page, platform.origin, { account: '13800020001', password: 'Lectern2026' });
  const { attemptId } = await openAttempt(page, await findExam(page, '低压电工作业月度自测'));
  await platform.fault({ match: { id: userPaperCommitAllPaper.id }, mode: 'drop', times: 0 });
  await page.evaluate((id) => window.desktop.exam.handIn(id, 'learner'), attemptId);

  // Another window may close: the client goes on delivering.
  const opened = client.app.waitForEvent('window');
  await page.evaluate(() => window.desktop.window.open(null, {}));
  const other = await opened;
  await other.locator('[data-screen]').first().waitFor();
  // Pages of courseware want to stay; on Electron, which asks nobody, they would hold the window.
  await other.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
  other.on('dialog', () => undefined);
  await other.evaluate(() => void window.desktop.window.close());
  const windows = () => client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
  await expect.poll(windows).toBe(1);

  const question = page.getByRole('alertdialog', { name: '试卷还没有送达平台' });
  await page.keyboard.press('Control+w');
  await expect(question).toContainText('低压电工作业月度自测');
  await question.getByRole('button', { name: '先不关闭' }).click();
  await expect(question).toBeHidden();

  await page.keyboard.press('Control+w');
  await question.waitFor();
  await platform.clearFaults();
  await page.evaluate((id) => window.desktop.exam.deliverNow(id), attemptId);
  await expect(question).toContainText('试卷都已送达平台');
  await question.getByRole('button', { name: '先不关闭' }).click();
  const gone = page.waitForEvent('close');
  // The window may be gone before it answers.
  await Promise.all([gone, page.evaluate(() => void window.desktop.window.close()).catch(() => undefined)]);
});
