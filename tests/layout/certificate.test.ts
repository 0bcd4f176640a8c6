import { it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { enterAs } from '#dev/gallery/stage.ts';
import { expect } from '../support/expect.ts';
import { goTo } from '../support/journeys.ts';
import { layoutStage } from './open-layout.ts';

const stage = layoutStage();

it('a certificate that is open stays drawn while the language changes', async () => {
  await enterAs(stage.current(), '13800017719', 'b-east-power');
  const { page } = stage.current();
  await goTo(page, accountPaths.personalCenter.to({ tab: 'certificate' }));
  await page.getByRole('button', { name: '查看', exact: true }).first().click();
  const picture = page.getByRole('dialog').locator('canvas[role=img]');
  await expect(picture).toBeVisible();
  for (const locale of ['fr-FR', 'en-US', 'zh-CN'] as const) {
    await page.evaluate((patch) => window.desktop.settings.change(patch), { locale });
    await expect(page.locator(`html[lang="${locale}"]`)).toBeAttached();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeHidden();
  }
  await expect(page.getByRole('dialog', { name: '证书预览' })).toBeVisible();
  await expect(picture).toBeVisible();
});
