import type { Page } from 'playwright';
import { marketPaths } from '#contract/paths/market.ts';
import { branchApply } from '#contract/platform/market/settlement.ts';
import { drawnPicture } from './drawn-picture.ts';
import { buttonOf, dialogOn, press } from './press.ts';
import type { Reveal, Scene } from './scene.ts';
import { armFault, enterAs } from './stage.ts';
import { textOf } from './text-of.ts';

interface SettlementSight {
  name: string;
  path: string;
  scene: Scene;
  reveal: Reveal;
  startsOver: true;
}

const slice = 'market/settlement';
const words = (page: Page, key: string) => textOf(page, slice, key);

/** The list of providers, where the platform answers every application like this. */
const answering =
  (answer: object): Scene =>
  async (stage) => {
    await enterAs(stage, '13800010002');
    await armFault(stage, { match: { id: branchApply.id }, times: 0, ...answer });
    return marketPaths.providers.to();
  };

const taken = { mode: 'answer', text: JSON.stringify({ code: 200, message: '', success: true, data: null }) };

/** The application of a school that trains online, whole. */
const filled: Reveal = async ({ page }) => {
  await press(page, slice, 'open');
  const type = async (key: string, text: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${await words(page, `fields.${key}`)}`, 'u') }).fill(text);
  await page.getByRole('checkbox', { name: await words(page, 'fields.online') }).check();
  await type('name', '海曙职业培训学校');
  await type('organCode', '91350100M000100Y43');
  await type('userName', '林晓');
  await type('phone', '13900001234');
  const dialog = dialogOn(page);
  for (const [at, region] of ['浙江省', '宁波市', '海曙区'].entries())
    await dialog.getByRole('combobox').nth(at).selectOption({ label: region });
  const licence = await drawnPicture(page, 'licence.jpg', ['营业执照副本', '海曙职业培训学校']);
  await dialog.locator('input[type="file"]').first().setInputFiles(licence);
  await dialog.getByRole('img').first().waitFor();
  await dialog.locator('input[name="authCode"]').fill('246813');
};

const picture: Reveal = async (stage) => {
  await filled(stage);
  const { page } = stage;
  await dialogOn(page).getByRole('img').first().click();
  await page.getByRole('dialog').last().getByRole('button').last().waitFor();
};

const sent: Reveal = async (stage) => {
  await filled(stage);
  await press(stage.page, slice, 'submit');
  await (await buttonOf(stage.page, slice, 'sent.close')).waitFor();
};

/** The first application got no answer. */
const again: Reveal = async (stage) => {
  const { page } = stage;
  await filled(stage);
  await press(page, slice, 'submit');
  await page.getByText(await words(page, 'outcome.unknown')).waitFor();
  await press(page, slice, 'submit');
  await (await buttonOf(page, slice, 'again.send')).waitFor();
};

/** What follows an application for settlement. */
export const settlementSights: readonly SettlementSight[] = [
  { name: 'picture', path: '', scene: answering(taken), reveal: picture, startsOver: true },
  { name: 'settlement-sent', path: '', scene: answering(taken), reveal: sent, startsOver: true },
  { name: 'settlement-again', path: '', scene: answering({ mode: 'malformed' }), reveal: again, startsOver: true },
];
