import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { examPaths } from '#contract/paths/exam.ts';
import { namedProfile } from '#electron/exam/testing/named-profile.ts';
import { hashOfCode } from '#electron/platform/policy/code-hash.ts';
import { findExam, openAttempt } from '#tests/support/desktop-page.ts';
import type { Reveal, Scene } from './scene.ts';
import { enterAs } from './stage.ts';
import { takeUpPaper } from './take-up-paper.ts';
import { textOf } from './text-of.ts';

/**
 * Starts the client as at a centre that has set a staff code and written down what the platform's numbers mean: without
 * that nobody knows of a paper that it is closed, or that the platform holds another one.
 */
export async function centreSwitches(userData: string): Promise<string[]> {
  const profile = path.join(userData, 'gallery-profile.json');
  writeFileSync(profile, JSON.stringify(namedProfile));
  return [`--staff-code-hash=${await hashOfCode('kaowu-2026')}`, `--profile=${profile}`];
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

/** What happened to the open paper so far, which staff see with their code. */
export const openExamLog: Reveal = async (stage) => {
  const { page } = stage;
  await openStaffCode(stage);
  await page.getByRole('radio', { name: await textOf(page, 'exam/staff-code', 'actions.report') }).click();
  await page.getByLabel(await textOf(page, 'exam/staff-code', 'code')).fill('kaowu-2026');
  await page.keyboard.press('Enter');
  const title = await textOf(page, 'exam/paper-report', 'title');
  await page.getByRole('dialog', { name: title }).getByRole('table').waitFor();
};

/** What staff do about a sealed paper that the platform does not have. */
export const openSealedStaffCode: Reveal = async ({ page }) => {
  const entry = await textOf(page, 'exam/staff-code', 'entry');
  await page.getByRole('button', { name: entry, exact: true }).click();
  await page.getByRole('radio', { name: await textOf(page, 'exam/staff-code', 'actions.let-leave') }).click();
};
