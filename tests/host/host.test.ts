import { createHash } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixture, type Fixture } from './open-fixture.ts';

let fixture: Fixture;
const page = () => fixture.page;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.app.close());

describe('the page', () => {
  it('is a secure context with what a browser gives to one', async () => {
    const has = await page().evaluate(() => ({
      secure: isSecureContext,
      subtle: typeof crypto.subtle,
      media: typeof navigator.mediaDevices,
      node: [typeof Reflect.get(window, 'require'), typeof Reflect.get(window, 'process')],
    }));
    expect(has).toEqual({ secure: true, subtle: 'object', media: 'object', node: ['undefined', 'undefined'] });
  });

  it("honours the handler's policy: the inline script did not run, another origin is not reached", async () => {
    const before = await page().evaluate(() => [Reflect.get(window, 'inlineRan'), Reflect.get(window, 'violations')]);
    expect(before).toEqual([undefined, ['script-src-elem']]);
    const reached = await page().evaluate(() =>
      fetch('http://127.0.0.1:9/').then(
        () => 'reached',
        (error: unknown) => String(error),
      ),
    );
    expect(reached).toContain('Failed to fetch');
    await expect.poll(() => page().evaluate(() => Reflect.get(window, 'violations'))).toContain('connect-src');
  });

  it('has an address of the app for main, with 128 random bits for everybody else', async () => {
    const url = await fixture.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.getURL(),
    );
    expect(url).toBe('app://client/index.html#/home');
    expect(page().url()).toMatch(/^http:\/\/client\.[0-9a-f]{32}\.app\.localhost\/index\.html#\/home$/);
  });
});

describe('requests to the handler', () => {
  it('arrive with addresses of the app', async () => {
    const seen = await page().evaluate(() =>
      fetch('/api/headers', { method: 'POST', body: 'x' }).then((answer) => answer.json()),
    );
    expect(seen).toMatchObject({
      url: 'app://client/api/headers',
      origin: 'app://client',
      referer: 'app://client/index.html',
    });
    expect(seen).not.toHaveProperty('host');
  });

  it('are refused with 421 when they come to the port by another name', async () => {
    const { pathname, host } = new URL(page().url());
    const port = await listeningPort();
    const ask = (name: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        http
          .get({ host: '127.0.0.1', port, path: pathname, headers: { host: name } }, (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          })
          .on('error', reject);
      });
    expect(await ask(host)).toBe(200);
    for (const name of [`127.0.0.1:${port}`, 'client.app.localhost', `client.${'0'.repeat(32)}.app.localhost`])
      expect(await ask(name)).toBe(421);
  });

  /** Where the page's own requests go, as Chromium tells it. */
  async function listeningPort(): Promise<number> {
    const session = await page().context().newCDPSession(page());
    await session.send('Network.enable');
    const answered = new Promise<number>((resolve) => {
      session.on('Network.responseReceived', ({ response }) => resolve(response.remotePort ?? 0));
    });
    await page().evaluate(() => fetch('/api/teapot').then((answer) => answer.text()));
    const port = await answered;
    await session.detach();
    return port;
  }

  it('get status and headers as the handler gave them', async () => {
    const answer = await page().evaluate(async () => {
      const { status, headers } = await fetch('/api/teapot');
      return [status, headers.get('x-pot')];
    });
    expect(answer).toEqual([418, 'tea']);
  });

  it('get a streamed answer in pieces: the rest is sent only after the first piece was read', async () => {
    const pieces = await page().evaluate(async () => {
      const reader = (await fetch('/api/stream')).body!.pipeThrough(new TextDecoderStream()).getReader();
      const first = await reader.read();
      await fetch('/api/rest');
      const rest = await reader.read();
      const end = await reader.read();
      return [first.value, rest.value, end.done];
    });
    expect(pieces).toEqual(['first', 'rest', true]);
  });

  it('carry 2 MB of bytes intact', async () => {
    const size = 2 * 1024 * 1024;
    const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) % 256);
    const answer = await page().evaluate(async (length) => {
      const body = Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 256);
      return (await fetch('/api/digest', { method: 'POST', body })).json();
    }, size);
    expect(answer).toEqual({ size, sha256: createHash('sha256').update(bytes).digest('hex') });
  });

  it('ask for ranges and get them', async () => {
    const answer = await page().evaluate(async () => {
      const part = await fetch('/api/digits', { headers: { range: 'bytes=2-5' } });
      return [part.status, part.headers.get('content-range'), await part.text()];
    });
    expect(answer).toEqual([206, 'bytes 2-5/10', '2345']);
  });

  it('are not told that the page has left: the handler gets no abort signal', async () => {
    const heldCount = () => fixture.app.evaluate(() => Reflect.get(globalThis, 'held').length);
    await page().evaluate(() => void fetch('/api/hold').catch(() => undefined));
    await expect.poll(heldCount).toBe(1);
    await page().reload();
    await page().getByRole('heading', { name: 'Fixture' }).waitFor();
    // The page that came after gets its answers, so what the old one left has been dealt with.
    await page().evaluate(() => fetch('/api/teapot').then((answer) => answer.text()));
    const aborted = await fixture.app.evaluate(() => {
      const [{ request, release }] = Reflect.get(globalThis, 'held');
      release();
      return request.signal.aborted;
    });
    expect(aborted).toBe(false);
  });
});

describe('navigation', () => {
  it('elsewhere is the app’s to prevent, and leaves the page where it is', async () => {
    const navigations = () => fixture.app.evaluate(() => Reflect.get(globalThis, 'seen').navigations);
    await page().evaluate(() => location.assign('https://example.com/away'));
    await expect.poll(navigations).toContain('https://example.com/away');
    await expect(page().evaluate(() => document.querySelector('h1')?.textContent)).resolves.toBe('Fixture');
    expect(page().url()).toMatch(/#\/home$/);
  });

  it('by main to another fragment of the same page ends too', async () => {
    const go = (to: string) =>
      fixture.app.evaluate(({ BrowserWindow }, url) => BrowserWindow.getAllWindows()[0]?.webContents.loadURL(url), to);
    for (const url of ['app://client/index.html#/other', 'app://client/index.html#/home']) {
      await go(url);
      await expect
        .poll(() => fixture.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL()))
        .toBe(url);
    }
  });

  it('inside the app goes on', async () => {
    await page().evaluate(() => location.assign('/index.html?again=1#/home'));
    await page().waitForURL(/again=1/);
    const url = await fixture.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.getURL(),
    );
    expect(url).toBe('app://client/index.html?again=1#/home');
  });

  it('into a new window is denied; the app hears of it', async () => {
    await page().evaluate(() => void window.open('https://example.com/popup', '_blank'));
    await expect
      .poll(() => fixture.app.evaluate(() => Reflect.get(globalThis, 'seen').opened))
      .toContain('https://example.com/popup');
    await expect.poll(() => fixture.app.windows().length).toBe(1);
    const windows = await fixture.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
    expect(windows).toBe(1);
  });
});

describe('how pages look', () => {
  it('themeSource changes prefers-color-scheme', async () => {
    const dark = () => page().evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    for (const [source, expected] of [
      ['dark', true],
      ['light', false],
      ['dark', true],
    ] as const) {
      await fixture.app.evaluate(({ nativeTheme }, theme) => {
        nativeTheme.themeSource = theme;
      }, source);
      await expect.poll(dark).toBe(expected);
    }
  });

  it('a zoom factor of 2 halves the room, also after a reload; another factor counts from the start', async () => {
    const width = () => page().evaluate(() => innerWidth);
    const zoom = (factor: number) =>
      fixture.app.evaluate(({ BrowserWindow }, to) => {
        BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(to);
      }, factor);
    const full = await width();
    await zoom(2);
    await expect.poll(width).toBe(Math.round(full / 2));
    await page().reload();
    await expect.poll(width).toBe(Math.round(full / 2));
    await zoom(1.25);
    await expect.poll(width).toBe(Math.round(full / 1.25));
    await zoom(1);
    await expect.poll(width).toBe(full);
    await fixture.app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]!.webContents;
      for (const factor of [2, 1, 2, 1.25]) contents.setZoomFactor(factor);
    });
    await expect.poll(width).toBe(Math.round(full / 1.25));
    await zoom(1);
    await expect.poll(width).toBe(full);
  });
});

describe('sessions', () => {
  it('a partition is a context of its own: it shares no storage, and has the handlers of nobody', async () => {
    await page().evaluate(() => localStorage.setItem('mine', 'yes'));
    const opened = fixture.app.waitForEvent('window');
    await fixture.app.evaluate(() => Reflect.get(globalThis, 'open')('exam'));
    const other = await opened;
    await other.getByRole('heading', { name: 'Fixture' }).waitFor();
    expect(new URL(other.url()).origin).toBe(new URL(page().url()).origin);
    expect(await other.evaluate(() => localStorage.getItem('mine'))).toBeNull();
    const same = await fixture.app.evaluate(({ session }) => [
      session.fromPartition('exam') === session.fromPartition('exam'),
      session.fromPartition('exam') === session.defaultSession,
      session.fromPartition('') === session.defaultSession,
    ]);
    expect(same).toEqual([true, false, true]);
    await other.close();
  });

  it('a window with a session object is in that session', async () => {
    const own = await fixture.app.evaluate(({ BrowserWindow, session }) => {
      const window = new BrowserWindow({ webPreferences: { session: session.fromPartition('exam') } });
      const same = window.webContents.session === session.fromPartition('exam');
      window.destroy();
      return same;
    });
    expect(own).toBe(true);
  });
});

describe('what the host does not have', () => {
  it.each([
    ['electron', 'inAppPurchase'],
    ['app', 'showAboutPanel'],
    ['session.defaultSession', 'getCacheSize'],
    ['session.defaultSession.cookies', 'on'],
    ['dialog', 'showCertificateTrustDialog'],
    ['net', 'resolveHost'],
    ['desktopCapturer', 'getSources'],
    ['utilityProcess', 'fork'],
    ['nativeTheme', 'shouldUseInvertedColorScheme'],
    ['BrowserWindow.getAllWindows()[0]', 'setVibrancy'],
    ['BrowserWindow.getAllWindows()[0].webContents', 'debugger'],
  ])('%s.%s throws loudly', async (object, member) => {
    const told = await fixture.app.evaluate(
      (electron, [path = '', name = '']) => {
        try {
          const parts = path === 'electron' ? [] : path.split('.');
          const found = parts.reduce<unknown>((value, part) => {
            if (part === 'getAllWindows()[0]') return electron.BrowserWindow.getAllWindows()[0];
            return Reflect.get(Object(value), part);
          }, electron);
          return `has it: ${typeof Reflect.get(Object(found), name)}`;
        } catch (error) {
          return String(error);
        }
      },
      [object, member],
    );
    expect(told).toMatch(new RegExp(`host: electron\\.\\S*${member} is not implemented`));
  });
});
