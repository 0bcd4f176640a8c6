import { expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { settled } from '#dev/gallery/settle.ts';
import { goTo } from '../support/journeys.ts';
import { dialogFaults } from './measure.ts';
import { enter, layoutStage, resize } from './open-layout.ts';
import { sizes } from './sizes.ts';

const stage = layoutStage();

it.each(sizes)('a message at $width x $height fills the room of its dialog, which alone scrolls', async (size) => {
  await enter(stage.current());
  const { page } = stage.current();
  await goTo(page, accountPaths.personalCenter.to({ tab: 'message' }));
  await settled(page, 'zh-CN');
  await resize(page, size);
  await page.locator('[data-message]').first().click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('region', { name: '消息正文' });
  await text.waitFor();
  // As long as the longest that an organisation writes.
  await text.evaluate((part) => part.append(...Array.from({ length: 40 }, () => document.createElement('p'))));
  await text.evaluate((part) =>
    part.querySelectorAll('p').forEach((line) => (line.textContent ||= '请带好身份证件。')),
  );
  expect(await dialogFaults(dialog)).toEqual([]);
  // What it lies on is seen at its sides.
  expect((await dialog.boundingBox())?.x).toBeGreaterThanOrEqual(12);
  const room = await dialog.locator('.fui-DialogContent').evaluate((area) => area.clientHeight);
  expect(room).toBeGreaterThanOrEqual(size.height * 0.45);
  expect(await text.evaluate((part) => part.clientHeight === part.scrollHeight)).toBe(true);
  await page.keyboard.press('Escape');
});
