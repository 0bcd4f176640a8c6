import type { Page } from 'playwright';
import type { Reveal } from './scene.ts';
import { textOf } from './text-of.ts';

const words = (page: Page, key: string) => textOf(page, 'market/order', key);

/** The step of the order that begins with these words is shown. */
const step = async (page: Page, key: string) =>
  page.getByRole('region', { name: await words(page, `step.${key}`), exact: true });

/** Makes the order; one that is made already stays as it is. */
export const ordered: Reveal = async ({ page }) => {
  const [confirm, pay] = [await step(page, 'confirm'), await step(page, 'pay')];
  await confirm.or(pay).first().waitFor();
  if (await confirm.isVisible()) await confirm.getByRole('button', { name: await words(page, 'act.place') }).click();
  await pay.getByRole('definition').nth(2).waitFor();
};

/** Opens the cashier of the order. */
export const cashierOpened: Reveal = async (stage) => {
  const { page } = stage;
  const wait = await step(page, 'wait');
  await wait
    .or(await step(page, 'confirm'))
    .or(await step(page, 'pay'))
    .first()
    .waitFor();
  if (!(await wait.isVisible())) {
    await ordered(stage);
    await (await step(page, 'pay')).getByRole('button').click();
  }
  await wait.getByRole('img').waitFor();
};

/** Gets free goods, and opens the order of them. */
export const paidOrderOpened: Reveal = async ({ page }) => {
  const goods = { goodsId: 'g-food', goodsKind: '1', name: '食品安全', courseId: '' };
  await page.evaluate((one) => window.desktop.orders.place(one, 0), goods);
  const view = await textOf(page, 'certificate/orders', 'row.open');
  const paid = await textOf(page, 'certificate/orders', 'goods.paid');
  await page.getByRole('article').filter({ hasText: paid }).first().getByRole('button', { name: view }).click();
  await page.getByRole('dialog').getByRole('region').waitFor();
};
