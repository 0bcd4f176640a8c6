import type { AppInfo } from '#contract/ipc/app.ts';
import { channelOf } from '#contract/ipc/ipc-types.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { findExam, openAttempt } from '#tests/support/desktop-page.ts';
import { breakEvidence, receipts } from './receipts.ts';
import type { Scene, Stage } from './scene.ts';
import { enterAs } from './stage.ts';

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

/** An open paper as a policy wants it: its page says whose it is. Main says that there is such a policy from here on. */
export const watermarked: Scene = async (stage) => {
  const { page, app } = stage;
  const address = await openPaper(stage);
  const info = await page.evaluate(() => window.desktop.app.info());
  if (!info.ok) throw new Error(info.error.message);
  const value: AppInfo = { ...info.value, managed: { ...info.value.managed, watermark: true } };
  await app.evaluate(
    ({ ipcMain }, said) => {
      ipcMain.removeHandler(said.channel);
      ipcMain.handle(said.channel, () => ({ ok: true, value: said.value }));
    },
    { channel: channelOf('app', 'info'), value },
  );
  await page.evaluate(() => window.desktop.settings.change({ seatName: 'A-12' }));
  await page.reload();
  return address;
};

/** An open paper on a computer that stores nothing of what watches over it, from here on. */
export const unstoredPaper: Scene = async (stage) => {
  const address = await openPaper(stage);
  breakEvidence(stage);
  return address;
};
