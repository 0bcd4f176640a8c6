import { afterEach, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { armFault, clearFaults, enterAs } from '#dev/gallery/stage.ts';
import { expect } from '../support/expect.ts';
import { goTo } from '../support/journeys.ts';
import { hiddenParts } from './measure.ts';
import { layoutStage, resize } from './open-layout.ts';
import { nameOf, sizes } from './sizes.ts';

const stage = layoutStage();

afterEach(async () => {
  await clearFaults(stage.current());
  await stage.current().page.evaluate(() => window.desktop.settings.change({ locale: 'zh-CN' }));
});

const shown = [sizes[0], sizes[1], sizes[3]].map((size) => [nameOf(size), size] as const);

it.each(shown)('a toast covers neither title nor buttons of a dialog at %s', async (_, size) => {
  await enterAs(stage.current(), '13800017719', 'b-east-power');
  const { page } = stage.current();
  await resize(page, size);
  await goTo(page, accountPaths.personalCenter.to({ tab: 'certificate' }));
  await page.getByRole('button', { name: '查看', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('canvas[role=img]')).toBeVisible();
  await armFault(stage.current(), { match: {}, mode: 'code', code: 500, times: 0 });
  // Content is asked for again in another language.
  await page.evaluate(() => window.desktop.settings.change({ locale: 'fr-FR' }));
  await page.locator('[role="alert"] > .fui-MessageBar').waitFor();
  expect(await hiddenParts(dialog)).toEqual([]);
});
