import { once } from 'node:events';
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
  // The display that it was on is gone.
  await client.app.evaluate(({ BrowserWindow, screen }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 9_000, y: 40, width: 1100, height: 700 });
    screen.emit('display-removed', {}, screen.getPrimaryDisplay());
  });
  const left = () => client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds().x);
  await expect.poll(left).toBeLessThan(1600);
  // With nothing on its way the program is gone at once: a lab is shut down by a script.
  const ended = once(client.app.process(), 'exit');
  const from = performance.now();
  await client.app.evaluate(({ app }) => void setImmediate(() => app.quit()));
  await ended;
  expect(performance.now() - from).toBeLessThan(5_000);
  await platform.stop();
});

it('a window with an open paper asks before it closes, but does not hold up the end of the system’s session', async () => {
  const platform = await platformOnDisk();
  const client = await openClient({ platform: platform.origin, cameras: 0 });
  await client.page.locator('[data-screen]').first().waitFor();
  await client.page.evaluate(() => window.desktop.window.guardClose('always'));
  const close = (ending: boolean) =>
    client.app.evaluate(({ BrowserWindow, powerMonitor }, shutdown) => {
      if (shutdown) powerMonitor.emit('shutdown');
      const [first] = BrowserWindow.getAllWindows();
      return new Promise<boolean>((resolve) => {
        first?.once('close', (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        });
        first?.close();
      });
    }, ending);
  expect(await close(false)).toBe(false);
  expect(await close(true)).toBe(true);
  await client.app.close();
  await platform.stop();
});
