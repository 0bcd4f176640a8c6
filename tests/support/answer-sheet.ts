import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** Answers the question that is shown as a learner would: keys of options, texts of blanks, or one text. */
export async function answerShown(page: Page, answer: readonly string[]): Promise<void> {
  const question = page.getByRole('region', { name: '当前题目' });
  const choices = question.getByRole('radio').or(question.getByRole('checkbox'));
  const fields = question.getByRole('textbox');
  if ((await choices.count()) > 0) {
    for (const key of answer) await choices.nth(key.charCodeAt(0) - 65).click();
  } else {
    for (const [slot, text] of answer.entries()) await fields.nth(slot).fill(text);
    await fields.last().blur();
  }
  await expect(question.getByText(/已保存在本机/)).toBeVisible();
}

/** Opens a question of the answer sheet by its number. */
export async function goToQuestion(page: Page, number: number, from: number): Promise<void> {
  const [button, steps] = number > from ? (['下一题', number - from] as const) : (['上一题', from - number] as const);
  for (let step = 0; step < steps; step += 1) await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(`第 ${number} 题`, { exact: true }).first()).toBeVisible();
}
