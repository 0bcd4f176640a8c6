import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openFixture, type Fixture } from './open-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.app.close());

const bounds = () => fixture.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getNormalBounds());
const size = () => fixture.page.evaluate(() => [outerWidth, outerHeight]);

/** What a user does with the frame of the window, which the app only hears of. */
async function drag(place: { left: number; top: number; width: number; height: number }): Promise<void> {
  const chromium = await fixture.page.context().newCDPSession(fixture.page);
  const { windowId } = await chromium.send('Browser.getWindowForTarget');
  await chromium.send('Browser.setWindowBounds', { windowId, bounds: place });
  await chromium.detach();
}

describe('a window', () => {
  it('goes where the app puts it, and the page has that room', async () => {
    await fixture.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]!.setBounds({ x: 40, y: 30, width: 900, height: 640 }),
    );
    await vi.waitFor(async () => expect(await size()).toEqual([900, 640]), 5000);
    expect(await bounds()).toEqual({ x: 40, y: 30, width: 900, height: 640 });
  });

  it('tells the app of what the user does with it', async () => {
    await fixture.app.evaluate(({ BrowserWindow }) => {
      const heard: string[] = [];
      Reflect.set(globalThis, 'heard', heard);
      const window = BrowserWindow.getAllWindows()[0]!;
      window.on('resize', () => heard.push('resize'));
      window.on('move', () => heard.push('move'));
    });
    await drag({ left: 60, top: 50, width: 1100, height: 720 });
    await vi.waitFor(async () => expect(await bounds()).toEqual({ x: 60, y: 50, width: 1100, height: 720 }), 5000);
    expect(await fixture.app.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual(['move', 'resize']);
  });

  it('keeps its normal place while it fills the screen', async () => {
    const place = await bounds();
    await fixture.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.setKiosk(true));
    await vi.waitFor(async () => expect(await size()).toEqual([1600, 1000]), 5000);
    expect(await bounds()).toEqual(place);
    await fixture.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.setKiosk(false));
    await vi.waitFor(async () => expect(await size()).toEqual([1100, 720]), 5000);
  });
});

it('speaks the language of its switch; the system keeps its own', async () => {
  const other = await openFixture({ args: ['--lang=fr-FR'], env: { LANGUAGE: '', LC_ALL: '', LANG: 'zh_CN.UTF-8' } });
  const languages = await other.app.evaluate(({ app }) => [app.getLocale(), app.getPreferredSystemLanguages()]);
  await other.app.close();
  expect(languages).toEqual(['fr-FR', ['zh-CN']]);
});
