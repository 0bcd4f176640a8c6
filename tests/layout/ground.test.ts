import { it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { expect } from '../support/expect.ts';
import { goTo } from '../support/journeys.ts';
import { layoutStage } from './open-layout.ts';

const stage = layoutStage();

it.each(['dark', 'light'] as const)(
  'beside a page lies the ground of the %s theme, whatever the system’s is',
  async (theme) => {
    const { page } = stage.current();
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await page.evaluate((patch) => window.desktop.settings.change(patch), { theme });
    await goTo(page, accountPaths.userAgreement.to());
    await expect(page.locator(`[data-theme="${theme}"]`).first()).toBeAttached();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(theme === 'dark' ? 'rgb(22, 24, 27)' : 'rgb(245, 246, 248)');
    // Its track has no colour of its own: beside a coloured header it would be a white band.
    const bar = await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarColor);
    expect(bar).toBe(theme === 'dark' ? 'rgb(125, 131, 141) rgba(0, 0, 0, 0)' : 'rgb(128, 133, 142) rgba(0, 0, 0, 0)');
  },
);

it('short and long pages begin at the same place: the room of the scroll bar is kept', async () => {
  const { page } = stage.current();
  const kept = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter);
  for (const address of [accountPaths.userAgreement.to(), accountPaths.login.to()]) {
    await goTo(page, address);
    await page.locator('#screen[data-screen] h1').first().waitFor();
    expect(await kept()).toBe('stable');
  }
});
