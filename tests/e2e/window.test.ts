import { expect, it } from 'vitest';
import { openClient } from '../support/client.ts';
import { platformOnDisk } from '../support/platform.ts';

it('a window is shown though it is never ready, survives a page that leaves while it loads, and knows that it is minimised', async () => {
  const platform = await platformOnDisk();
  const client = await openClient({
    platform: platform.origin,
    cameras: 0,
    env: { LECTERN_HOST_READY_TO_SHOW: 'never' },
  });
  const isVisible = () => client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible());
  await expect.poll(isVisible).toBe(true);
  await client.page.locator('[data-screen]').first().waitFor();
  await client.page.evaluate(() => {
    const told: boolean[] = [];
    Reflect.set(window, 'told', told);
    window.desktop.window.shownChanged((shown) => told.push(shown));
  });
  const told = () => client.page.evaluate(() => [Reflect.get(window, 'told'), document.visibilityState]);
  await client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  await expect.poll(told).toEqual([[false], 'visible']);
  await client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.restore());
  await expect.poll(told).toEqual([[false, true], 'visible']);
  await client.close();
  await platform.stop();
});
