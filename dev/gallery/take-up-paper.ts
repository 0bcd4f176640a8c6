import type { Locator, Page } from 'playwright';
import { textOf } from './text-of.ts';

/** Takes up a paper that may have to be continued first; resolves with its hand-in button. */
export async function takeUpPaper(page: Page): Promise<Locator> {
  const goOn = page.getByRole('button', { name: await textOf(page, 'exam/paper', 'back.continue'), exact: true });
  const open = page.getByRole('button', { name: await textOf(page, 'exam/paper', 'handIn.open'), exact: true }).first();
  await goOn.or(open).first().waitFor();
  if (await goOn.isVisible()) await goOn.click();
  await open.waitFor();
  return open;
}
