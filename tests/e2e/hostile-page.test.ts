import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, type Client } from '../support/client.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const elsewhere = 'https://elsewhere.invalid/?stolen=1';

let platform: DiskPlatform;
let client: Client;

beforeAll(async () => {
  platform = await platformOnDisk();
  client = await openClient({ platform: platform.origin, cameras: 0 });
  await client.page.locator('[data-screen]').first().waitFor();
});
afterAll(async () => {
  await client.close();
  await platform.stop();
});

/** The directive that refuses what a script of the page tries. */
function violationOf(attempt: string): Promise<string> {
  // The debugger's code is not subject to the policy; what it adds to the document is.
  return client.page.evaluate<string>(`new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true });
    ${attempt};
  })`);
}

const append = (tag: string, attribute: string, address: string) =>
  `document.body.append(Object.assign(document.createElement('${tag}'), { ${attribute}: '${address}' }))`;

describe('a script that was injected into the page', () => {
  it.each([
    ['runs nothing of the platform', append('script', 'src', '/api/media/x.js'), 'script-src-elem'],
    ['runs no route of the page', append('script', 'src', '/login'), 'script-src-elem'],
    ['runs no inline script', append('script', 'textContent', '1'), 'script-src-elem'],
    ['starts no worker from the platform', `new Worker('/api/media/x.js')`, 'worker-src'],
    ['sends nothing by a picture', `new Image().src = '${elsewhere}'`, 'img-src'],
    ['sends nothing by a film', append('video', 'src', elsewhere), 'media-src'],
    ['sends nothing by a request', `fetch('${elsewhere}').catch(() => 0)`, 'connect-src'],
    ['sends nothing by a beacon', `navigator.sendBeacon('${elsewhere}', 'x')`, 'connect-src'],
    ['sends nothing by a socket', `new WebSocket('wss://elsewhere.invalid/')`, 'connect-src'],
    [
      'sends nothing by a style',
      `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${elsewhere}' }))`,
      'style-src-elem',
    ],
    [
      'sends nothing by a form',
      `const form = document.createElement('form'); form.action = '${elsewhere}'; document.body.append(form); form.submit()`,
      'form-action',
    ],
    ['opens no frame', append('iframe', 'src', '/api/media/x.html'), 'frame-src'],
    [
      'moves no base address',
      `document.head.append(Object.assign(document.createElement('base'), { href: '${elsewhere}' }))`,
      'base-uri',
    ],
  ])('%s', async (_, attempt, directive) => {
    expect(await violationOf(attempt)).toBe(directive);
  });

  it('sends nothing through the pictures of other hosts', async () => {
    const status = await client.page.evaluate(
      async (address) => (await fetch(`/remote?address=${encodeURIComponent(address)}`)).status,
      elsewhere,
    );
    expect(status).toBe(403);
  });

  it.each(['/api/media/x.html', '/api/./media/x.html', '/remote?address=x', elsewhere])(
    'does not navigate to %s',
    async (address) => {
      const before = client.page.url();
      await client.page.evaluate((to) => window.location.assign(to), address);
      // A page that had begun to navigate would lose this mark.
      await client.page.evaluate(() => Reflect.set(window, 'mark', 1));
      await client.page.evaluate(() => fetch('/api/site/v1/none').then((answer) => answer.text()));
      expect(client.page.url()).toBe(before);
      expect(await client.page.evaluate(() => Reflect.get(window, 'mark'))).toBe(1);
    },
  );

  it('gets answers that are inert as documents', async () => {
    const headers = await client.page.evaluate(async () => {
      const answer = await fetch('/api/media/none.html');
      return [answer.headers.get('content-security-policy'), answer.headers.get('x-content-type-options')];
    });
    expect(headers).toEqual(["sandbox; default-src 'none'", 'nosniff']);
  });

  it('reaches main by the declared calls only', async () => {
    const found = await client.page.evaluate(async () => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const inner = frame.contentWindow;
      const forged: unknown[] = await Promise.all([
        Reflect.apply(window.desktop.window.open, null, ['https://elsewhere.invalid/', {}]),
        Reflect.apply(window.desktop.window.open, null, ['//elsewhere.invalid/', {}]),
        Reflect.apply(window.desktop.app.openExternal, null, ['file:///etc/passwd']),
        Reflect.apply(window.desktop.app.openExternal, null, ['https://elsewhere.invalid/']),
        Reflect.apply(window.desktop.window.setTitle, null, [{ toString: 1 }]),
      ]);
      return {
        globals: ['require', 'process', 'ipcRenderer', 'electron'].filter((name) => name in window),
        frozen: Object.isFrozen(window.desktop),
        frameHasDesktop: inner !== null && 'desktop' in inner,
        accepted: forged.map((answer): unknown => Reflect.get(Object(answer), 'ok')),
      };
    });
    expect(found).toEqual({
      globals: [],
      frozen: true,
      frameHasDesktop: false,
      accepted: [false, false, false, false, false],
    });
  });
});
