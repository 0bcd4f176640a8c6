import { examPaths } from '../../src/contract/paths/exam.ts';
import { findExam, openAttempt } from '../../tests/support/desktop-page.ts';
import { hashOfCode } from '../../electron/exam/staff-code/code-hash.ts';
import type { Reveal, Scene } from './scene.ts';
import { enterAs } from './stage.ts';
import { takeUpPaper } from './take-up-paper.ts';
import { textOf } from './text-of.ts';

/** Starts the client with a staff code, as a policy does. */
export async function staffCodeSwitches(): Promise<string[]> {
  return [`--staff-code-hash=${await hashOfCode('kaowu-2026')}`];
}

/** An open paper with two cameras. */
export const watchedPaper: Scene = async (stage) => {
  await enterAs(stage, '13800020012');
  const { attemptId } = await openAttempt(stage.page, await findExam(stage.page, '低压电工作业（复审）理论考试'));
  return examPaths.testPaper.to({ attemptId });
};

/** What staff do on the seat. */
export const openStaffCode: Reveal = async ({ page }) => {
  // The help of the view before may still lie there: Escape closed only what lay above it.
  const below = page.getByRole('dialog');
  if (await below.isVisible()) {
    await page.keyboard.press('Escape');
    await below.waitFor({ state: 'hidden' });
  }
  await takeUpPaper(page);
  await page.getByRole('button', { name: await textOf(page, 'exam/paper', 'help.label'), exact: true }).click();
  const entry = await textOf(page, 'exam/staff-code', 'entry');
  await page.getByRole('button', { name: entry, exact: true }).click();
  await page.getByRole('dialog', { name: await textOf(page, 'exam/staff-code', 'title') }).waitFor();
};
