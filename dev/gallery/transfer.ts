import { examPaths } from '#contract/paths/exam.ts';
import { findExam, openAttempt } from '#tests/support/desktop-page.ts';
import type { Reveal, Scene } from './scene.ts';
import { openStaffCode } from './staff-code.ts';
import { enterAs } from './stage.ts';
import { textOf } from './text-of.ts';

const learners = { receive: '13800020016', seal: '13800020010' };
const exam = '低压电工作业（复审）理论考试';

/** An unfinished paper in the list, on a seat with a staff code. */
export const unfinishedPaper: Scene = async (stage) => {
  await enterAs(stage, learners.receive);
  await openAttempt(stage.page, await findExam(stage.page, exam));
  return examPaths.list.to();
};

/** The key of another seat is typed here. */
export const openReceive: Reveal = async ({ page }) => {
  await page
    .getByRole('button', { name: await textOf(page, 'exam/transfer', 'receive.entry') })
    .first()
    .click();
  await page.getByRole('dialog', { name: await textOf(page, 'exam/transfer', 'receive.title') }).waitFor();
};

/** A paper that is open, on a seat whose staff have a stick. */
export const paperToSeal: Scene = async (stage) => {
  await enterAs(stage, learners.seal);
  await stage.app.evaluate(({ dialog }, folder) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [folder] });
  }, stage.userData);
  const { attemptId } = await openAttempt(stage.page, await findExam(stage.page, exam));
  return examPaths.testPaper.to({ attemptId });
};

/** Staff have sealed it for another seat: its key is to be noted. */
export const sealForOther: Reveal = async (stage) => {
  const { page } = stage;
  const title = page.getByRole('heading', { name: await textOf(page, 'exam/transfer', 'moved.title') });
  if (await title.isVisible()) return;
  await openStaffCode(stage);
  await page.getByRole('radio', { name: await textOf(page, 'exam/staff-code', 'actions.transfer') }).click();
  await page.getByLabel(await textOf(page, 'exam/staff-code', 'code')).fill('kaowu-2026');
  await page.keyboard.press('Enter');
  await title.waitFor();
  await page.getByRole('button', { name: await textOf(page, 'exam/transfer', 'key.noted') }).waitFor();
};
