import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixture, type Fixture } from './open-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({ env: { LECTERN_HOST_READY_TO_SHOW: 'never' } });
});
afterAll(() => fixture.app.close());

/** Loads an address in a new window, does something to it, and says how the load ended. */
function load(address: string, then: 'nothing' | 'destroy' | 'crash'): Promise<string> {
  return fixture.app.evaluate(
    async ({ BrowserWindow }, [url, action]) => {
      const window = new BrowserWindow({ show: false });
      const begun = new Promise<void>((resolve) => window.webContents.once('did-navigate', () => resolve()));
      const outcome = window.loadURL(url).then(
        () => 'loaded',
        (error: unknown) => String(error),
      );
      await begun;
      if (action === 'destroy') window.destroy();
      if (action === 'crash') window.webContents.forcefullyCrashRenderer();
      const ended = await outcome;
      if (!window.isDestroyed()) window.destroy();
      return ended;
    },
    [address, then] as const,
  );
}

describe('loadURL', () => {
  it.each([
    ['app://client/index.html', 'nothing', /^loaded$/],
    ['app://client/api/leaving', 'nothing', /ERR_ABORTED \(-3\) loading 'app:/],
    ['app://client/api/unfinished', 'destroy', /ERR_FAILED \(-2\) loading 'app:/],
    ['app://client/api/unfinished', 'crash', /ERR_FAILED \(-2\) loading 'app:/],
  ] as const)('of %s, then %s: %s', async (address, then, outcome) => {
    expect(await load(address, then)).toMatch(outcome);
  });
});

it('never tells that a window is ready to show, as on Wayland', async () => {
  const told = await fixture.app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false });
    let ready = false;
    window.once('ready-to-show', () => (ready = true));
    await window.loadURL('app://client/index.html');
    await window.webContents.executeJavaScript(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
    );
    window.destroy();
    return ready;
  });
  expect(told).toBe(false);
});

it('tells an unthrottled page that it is visible when it is minimised', async () => {
  const seen = await fixture.app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ webPreferences: { backgroundThrottling: false } });
    await window.loadURL('app://client/index.html');
    const minimised = new Promise<void>((resolve) => window.once('minimize', () => resolve()));
    window.minimize();
    await minimised;
    const state: unknown = await window.webContents.executeJavaScript('document.visibilityState');
    window.destroy();
    return state;
  });
  expect(seen).toBe('visible');
});
