import { expect, it } from 'vitest';
import { settled } from '../../dev/gallery/settle.ts';
import { accountPaths } from '../../src/contract/paths/account.ts';
import { goTo } from '../support/journeys.ts';
import { enter, layoutStage, resize } from './open-layout.ts';
import { sizes } from './sizes.ts';

const stage = layoutStage();

it('a message can be read at 200 %: its text has half of the window', async () => {
  await enter(stage.current());
  const { page } = stage.current();
  await goTo(page, accountPaths.personalCenter.to({ tab: 'message' }));
  await settled(page, 'zh-CN');
  await resize(page, sizes[3]);
  await page.locator('[data-message]').first().click();
  const content = page.getByRole('dialog').locator('.fui-DialogContent');
  await content.waitFor();
  const { room, text } = await content.evaluate((area) => ({ room: area.clientHeight, text: area.scrollHeight }));
  expect(room).toBeGreaterThanOrEqual(Math.min(text, sizes[3].height / 2));
});
