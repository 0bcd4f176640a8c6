import type { Page } from 'playwright';
import { examPaths } from '../../src/contract/paths/exam.ts';
import { findExam, openAttempt } from '../../tests/support/desktop-page.ts';
import { receipts } from './receipts.ts';
import type { Scene } from './scene.ts';

/** A learner with one paper on its way and one still open. */
export const unsettledPapers: Scene = async (stage) => {
  await receipts['waiting-platform']?.(stage);
  await openAttempt(stage.page, await findExam(stage.page, '信息安全意识测评'));
  return examPaths.list.to();
};

/** The question before signing out. */
export async function openSignOut(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem').last().click();
  await page.getByRole('alertdialog').waitFor();
}
