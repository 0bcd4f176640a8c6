import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixture, type Fixture } from './open-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({ args: ['--lectern-scripted-cameras=2'] });
});
afterAll(() => fixture.app.close());

describe('what an app over its own scheme does not get on Electron', () => {
  it('no Sec-Fetch headers', async () => {
    const seen = await fixture.page.evaluate(() => fetch('/api/headers').then((answer) => answer.json()));
    expect(Object.keys(seen).filter((name) => name.startsWith('sec-fetch-'))).toEqual([]);
    expect(seen).toHaveProperty('accept', '*/*');
  });

  /** What a film element says of an address: the length that it found, or the code of its error. */
  const play = (address: string) =>
    fixture.page.evaluate(
      (from) =>
        new Promise<number | string>((resolve) => {
          const film = document.createElement('video');
          film.addEventListener('loadedmetadata', () => resolve(Math.round(film.duration)));
          film.addEventListener('error', () => resolve(`error ${film.error?.code}`));
          film.preload = 'auto';
          film.src = from;
        }),
      address,
    );

  it.each([
    ['/api/film?as=ranges', 900],
    ['/api/film?as=no-length', 'error 4'],
    ['/api/film?as=no-ranges', 'error 4'],
    ['/api/film?as=capped', 'error 4'],
    ['/api/film?as=refused', 'error 4'],
    ['/api/sound?as=ranges', 8],
    ['/api/sound?as=no-length', 'error 4'],
  ])('a film is played only with its length, from where it was asked for: %s', async (address, outcome) => {
    expect(await play(address)).toBe(outcome);
  });
});

describe('what pages ask main for', () => {
  const asked = () => fixture.app.evaluate(() => Reflect.get(globalThis, 'seen').asked);
  const allow = (permission: boolean) =>
    fixture.app.evaluate((_electron, value) => {
      Object.assign(Reflect.get(globalThis, 'seen'), { permission: value, asked: [] });
    }, permission);
  const ask = () =>
    fixture.page.evaluate(async () => {
      const tried = (work: Promise<unknown>) =>
        work.then(
          () => 'given',
          (error: Error) => error.name,
        );
      return [
        await tried(navigator.wakeLock.request('screen')),
        await tried(navigator.clipboard.writeText('copied')),
        await Notification.requestPermission(),
        await navigator.storage.persist(),
      ];
    });

  it('the screen, the clipboard, notices and storage: refused, then given', async () => {
    await fixture.page.bringToFront();
    await allow(false);
    expect(await ask()).toEqual(['NotAllowedError', 'NotAllowedError', 'denied', false]);
    const names = ['screen-wake-lock', 'clipboard-sanitized-write', 'notifications', 'persistent-storage'];
    expect(await asked()).toEqual(names);
    await allow(true);
    expect((await ask()).slice(0, 2)).toEqual(['given', 'given']);
    expect(await asked()).toEqual(names);
  });
});

describe('ids of devices', () => {
  const ids = () =>
    fixture.page.evaluate(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true });
      for (const track of stream.getTracks()) track.stop();
      return (await navigator.mediaDevices.enumerateDevices()).flatMap(({ kind, deviceId }) =>
        kind === 'videoinput' ? [deviceId] : [],
      );
    });
  const clear = (storages: ('cookies' | 'indexdb')[]) =>
    fixture.app.evaluate(
      ({ session }, kinds) => session.defaultSession.clearStorageData({ storages: kinds }),
      storages,
    );

  it('are new once cookies are cleared as a kind, also after a reload; not when each cookie is removed', async () => {
    const first = await ids();
    await clear(['indexdb']);
    await fixture.app.evaluate(async ({ session }) => {
      const { cookies } = session.defaultSession;
      await cookies.set({ url: 'app://client/', name: 'taste', value: 'sweet' });
      for (const { name } of await cookies.get({})) await cookies.remove('app://client/', name);
    });
    expect(await ids()).toEqual(first);
    await clear(['cookies']);
    const second = await ids();
    expect(second.filter((id) => first.includes(id))).toEqual([]);
    await fixture.page.reload();
    expect(await ids()).toEqual(second);
  });
});

it('a window has lost the focus while a file is chosen in it', async () => {
  const focused = () => fixture.app.evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow() !== null);
  await fixture.page.evaluate(() => {
    const input = Object.assign(document.createElement('input'), { type: 'file', ariaLabel: 'file' });
    document.body.append(input);
  });
  const [chooser] = await Promise.all([
    fixture.page.waitForEvent('filechooser'),
    fixture.page.locator('input[type=file]').click(),
  ]);
  await expect.poll(focused).toBe(false);
  await chooser.setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect.poll(focused).toBe(true);
});

it('a shortcut of the system is taken on Wayland whatever comes, over a question to the user, and never given back', async () => {
  const wayland = await openFixture({ env: { XDG_SESSION_TYPE: 'wayland' } });
  const outcome = await wayland.app.evaluate(async ({ app, globalShortcut }) => {
    const left = new Promise((resolve) => app.once('browser-window-blur', () => resolve('left')));
    const back = new Promise((resolve) => app.once('browser-window-focus', () => resolve('back')));
    const press = () => undefined;
    const taken = [globalShortcut.register('PrintScreen', press), globalShortcut.register('PrintScreen', press)];
    globalShortcut.unregister('PrintScreen');
    return [taken, globalShortcut.isRegistered('PrintScreen'), await left, await back];
  });
  expect(outcome).toEqual([[true, true], true, 'left', 'back']);
  await wayland.app.close();
});

it('a frame that wants to stay keeps its window, without a question, until the app lets it go', async () => {
  const own = await openFixture();
  await own.page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentWindow!.addEventListener('beforeunload', (event) => event.preventDefault());
  });
  own.page.on('dialog', () => undefined);
  const close = (allowed: boolean) =>
    own.app.evaluate(
      ({ BrowserWindow }, allows) =>
        new Promise<string>((resolve) => {
          const [window] = BrowserWindow.getAllWindows();
          window?.once('closed', () => resolve('closed'));
          window?.webContents.once('will-prevent-unload', (event) => {
            if (allows) event.preventDefault();
            else resolve('stays');
          });
          window?.close();
        }),
      allowed,
    );
  expect(await close(false)).toBe('stays');
  expect(await own.page.getByRole('heading', { name: 'Fixture' }).isVisible()).toBe(true);
  const gone = own.page.waitForEvent('close');
  await close(true).catch(() => undefined); // With its last window the app is gone.
  await gone;
});
