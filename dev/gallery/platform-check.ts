import { demoPassword } from '../platform/content/people.ts';
import type { Stage } from './scene.ts';

const account = '13800017719';

/** The form: by F1, as an engineer would. */
export async function openPlatformCheck({ page }: Stage): Promise<void> {
  await page.keyboard.press('F1');
  await page.getByRole('dialog').locator('button').last().click();
  await page.getByRole('dialog').locator('input[name="account"]').waitFor();
}

/** Its result. */
export async function runPlatformCheck(stage: Stage): Promise<void> {
  await openPlatformCheck(stage);
  const dialog = stage.page.getByRole('dialog');
  await dialog.locator('input[name="account"]').fill(account);
  await dialog.locator('input[name="password"]').fill(demoPassword);
  await stage.page.keyboard.press('Enter');
  // The calls are checked one after the other: three ways on are offered once all are.
  await dialog.locator('button[type="button"]').nth(3).waitFor({ timeout: 60_000 });
}
