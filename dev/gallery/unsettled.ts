import { accountPaths } from '../../src/contract/paths/account.ts';
import { examPaths } from '../../src/contract/paths/exam.ts';
import { findExam, openAttempt } from '../../tests/support/desktop-page.ts';
import { receipts } from './receipts.ts';
import { enterAs } from './stage.ts';
import type { Scene, Stage } from './scene.ts';

/** A learner with one paper on its way and one still open. */
export const unsettledPapers: Scene = async (stage) => {
  await receipts['waiting-platform']?.(stage);
  await openAttempt(stage.page, await findExam(stage.page, '信息安全意识测评'));
  return examPaths.list.to();
};

/** The question before signing out. */
export async function openSignOut({ page }: Stage): Promise<void> {
  await page.locator('header button[aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem').last().click();
  await page.getByRole('alertdialog').waitFor();
}

/** The same learner, where an account is closed. */
export const securityBesidePapers: Scene = async (stage) => {
  await unsettledPapers(stage);
  return accountPaths.personalCenter.to({ tab: 'security' });
};

/** The question before an account is closed. */
export async function openCloseAccount({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: /^(注销账号|Delete account|Supprimer le compte)$/ }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
}

/** The question before a window closes that should not yet. */
export async function openCloseWindow({ app, page }: Stage): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await page.getByRole('alertdialog').waitFor();
}

/** An open paper. */
export const openPaper: Scene = async (stage) => {
  const { page } = stage;
  await enterAs(stage, '13800020009');
  const { attemptId } = await openAttempt(page, await findExam(page, '信息安全意识测评'));
  return examPaths.testPaper.to({ attemptId });
};
