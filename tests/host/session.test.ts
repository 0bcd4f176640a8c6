import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixture, type Fixture } from './open-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.app.close());

describe('what a session stores', () => {
  it('cookies: main sees those of its pages, sets and removes them', async () => {
    await fixture.page.evaluate(() => {
      document.cookie = 'taste=sweet';
    });
    const names = () =>
      fixture.app.evaluate(async ({ session }) => {
        const found = await session.defaultSession.cookies.get({ url: 'app://client/' });
        return found.map(({ name, value }) => `${name}=${value}`).sort();
      });
    expect(await names()).toEqual(['taste=sweet']);
    await fixture.app.evaluate(({ session }) =>
      session.defaultSession.cookies.set({ url: 'app://client/', name: 'shape', value: 'round' }),
    );
    expect(await names()).toEqual(['shape=round', 'taste=sweet']);
    expect(await fixture.page.evaluate(() => document.cookie)).toContain('shape=round');
    await fixture.app.evaluate(({ session }) => session.defaultSession.cookies.remove('app://client/', 'taste'));
    expect(await names()).toEqual(['shape=round']);
  });

  it('is cleared by kind, then wholly', async () => {
    await fixture.page.evaluate(() => localStorage.setItem('seat', '12'));
    const stored = () => fixture.page.evaluate(() => [localStorage.getItem('seat'), document.cookie]);
    await fixture.app.evaluate(({ session }) =>
      session.defaultSession.clearStorageData({ storages: ['localstorage'] }),
    );
    expect(await stored()).toEqual([null, 'shape=round']);
    await fixture.page.evaluate(() => localStorage.setItem('seat', '13'));
    await fixture.app.evaluate(({ session }) => session.defaultSession.clearStorageData());
    expect(await stored()).toEqual([null, '']);
  });
});

it('a frame of another host of the app is a page of its own origin', async () => {
  const frame = await fixture.page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const element = document.createElement('iframe');
        element.setAttribute('src', 'app://course-7/api/teapot');
        element.addEventListener('load', () => resolve(element.src));
        document.body.append(element);
      }),
  );
  expect(frame).toMatch(/^http:\/\/course-7\.[0-9a-f]{32}\.app\.localhost\/api\/teapot$/);
  const inside = fixture.page.frames().find((one) => one.url() === frame)!;
  expect(await inside.locator('body').innerText()).toBe('short and stout');
});

it('a page that hangs is told of, and that it answers again', async () => {
  const other = await openFixture({ env: { LECTERN_HOST_PATIENCE: '400' } });
  await other.app.evaluate(({ BrowserWindow }) => {
    const heard: string[] = [];
    Reflect.set(globalThis, 'heard', heard);
    const [window] = BrowserWindow.getAllWindows();
    window!.on('unresponsive', () => heard.push('unresponsive'));
    window!.on('responsive', () => heard.push('responsive'));
  });
  await other.page.evaluate(() => {
    for (const end = performance.now() + 1500; performance.now() < end;);
  });
  await expect
    .poll(() => other.app.evaluate(() => Reflect.get(globalThis, 'heard')), { timeout: 5000 })
    .toEqual(['unresponsive', 'responsive']);
  await other.app.close();
});
