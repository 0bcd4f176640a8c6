import { afterAll, beforeAll, it } from 'vitest';
import { openClient, type Client } from '../support/client.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { expect } from '../support/expect.ts';
import { goTo, signIn } from '../support/journeys.ts';
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

it('another window is neither seen nor heard while a paper is open', async () => {
  const { app, page } = client;
  await signIn(page, platform.origin, { account: '13800020001', password: 'Lectern2026' });
  const { attemptId } = await openAttempt(page, await findExam(page, '低压电工作业月度自测'));
  await page.evaluate((id) => window.desktop.exam.leave(id), attemptId);
  const opened = app.waitForEvent('window');
  await page.evaluate(() => window.desktop.window.open(null, {}));
  const other = await opened;
  await other.locator('[data-screen]').first().waitFor();
  const windows = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((one) => ({ seen: one.isVisible(), silent: one.webContents.isAudioMuted() })),
    );
  const shown = { seen: true, silent: false };
  await expect.poll(windows).toEqual([shown, shown]);

  await goTo(page, '/examList');
  await goTo(page, `/exam/testPaper?attemptId=${attemptId}`);
  await page.getByRole('timer').first().waitFor();
  await expect.poll(windows).toEqual([shown, { seen: false, silent: true }]);
});
