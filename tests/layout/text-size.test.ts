import { beforeAll, expect, it } from 'vitest';
import type { Question } from '#contract/ipc/paper.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { settled } from '#dev/gallery/settle.ts';
import { goToQuestion } from '../support/answer-sheet.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { goTo } from '../support/journeys.ts';
import { demoExam } from '../support/platform.ts';
import { enter, layoutStage, resize } from './open-layout.ts';
import { sizes } from './sizes.ts';

const stage = layoutStage();
const page = () => stage.current().page;
let questions: readonly Question[] = [];

beforeAll(async () => {
  await enter(stage.current());
  const { attemptId, paper } = await openAttempt(page(), await findExam(page(), demoExam));
  questions = paper.questions;
  // A paper that was left opens without a word about an interruption.
  await page().evaluate((id) => window.desktop.exam.leave(id), attemptId);
  await goTo(page(), examPaths.testPaper.to({ attemptId }));
  await page().getByRole('timer').waitFor();
  await settled(page(), 'zh-CN');
});

/** The size of the first text of these elements, in CSS pixels. */
const sizeOf = (selector: string) =>
  page()
    .locator(selector)
    .first()
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

it('options are written as large at 200 % as elsewhere', async () => {
  const option = '[data-answer] [role="radio"]';
  await resize(page(), sizes[1]);
  const usual = await sizeOf(option);
  await resize(page(), sizes[3]);
  expect(await sizeOf(option)).toBe(usual);
  await resize(page(), sizes[1]);
});

it('stem, options and the tables of a material grow with the text size', async () => {
  // The material that several questions share holds a table.
  const about = ({ materialId: id }: Question) => questions.filter(({ materialId }) => materialId === id).length > 1;
  const number = questions.find((question) => question.materialId !== null && about(question))?.number ?? 0;
  await goToQuestion(page(), number, 1);
  const measured = async () => [await sizeOf('section[tabindex="0"] td'), await sizeOf('section[tabindex="0"] p')];
  await page().evaluate(() => window.desktop.settings.change({ paperFontSize: 16 }));
  await expect.poll(() => page().locator('[style*="--paper-text: 16px"]').count()).toBe(1);
  const [cell = 0, text = 0] = await measured();
  await page().evaluate(() => window.desktop.settings.change({ paperFontSize: 22 }));
  await expect.poll(() => page().locator('[style*="--paper-text: 22px"]').count()).toBe(1);
  expect(await measured()).toEqual([cell + 6, text + 6]);
});
