import { describe, expect, it } from 'vitest';
import { FilmHost } from './film-host.ts';
import { filmPlayerOf } from './film-player.ts';

const origin = 'https://learn.example.cn';
const license = { domain: 'example.cn', key: 'k"<' };
const cdn = 'https://g.example.net/player/2.37/aliplayer-min.js';

describe('the player that a tenant brings', () => {
  it.each([
    ['as an object', { script: cdn, license }, { script: cdn, style: null, license }],
    ['as JSON', JSON.stringify({ script: cdn, license }), { script: cdn, style: null, license }],
    ['of the platform', { script: '/vod/p.js', license }, { script: `${origin}/vod/p.js`, style: null, license }],
    ['with styles', { script: cdn, style: '/p.css', license }, { script: cdn, style: `${origin}/p.css`, license }],
    ['not at all', undefined, null],
    ['without a licence', { script: cdn }, null],
    ['with half a licence', { script: cdn, license: { domain: 'example.cn', key: '' } }, null],
    ['over plain http', { script: 'http://g.example.net/p.js', license }, null],
    ['with a script that is written out', { script: 'data:text/javascript,1', license }, null],
    ['with a name in its address', { script: 'https://a:b@g.example.net/p.js', license }, null],
    ['with styles from elsewhere than https', { script: cdn, style: 'ftp://x/p.css', license }, null],
    ['as no JSON', '{', null],
  ])('%s', (_, value, expected) => expect(filmPlayerOf(value, origin)).toEqual(expected));
});

describe('its page', () => {
  let brought = filmPlayerOf({ script: `${cdn}?v=1`, license }, origin);
  const host = new FilmHost({
    files: async () => new Response('ours'),
    player: () => brought,
    platformOrigin: origin,
  });
  const get = async (path: string) => (await host.answer(new Request(`app://aliplayer.package${path}`)))!;

  it('lies at an origin of its own, with scripts of one place only, and tells the licence', async () => {
    expect(host.address()).toBe('app://aliplayer.package/');
    const page = await get('/');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://g.example.net/player/2.37/;");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain(origin);
    expect(JSON.parse(attributeOf(await page.text()))).toEqual({ script: `${cdn}?v=1`, license });
    expect(await (await get('/player.js')).text()).toBe('ours');
    expect((await get('/api/x')).status).toBe(404);
  });

  it('is not there while the tenant brings none', async () => {
    brought = null;
    expect(host.address()).toBeNull();
    for (const path of ['/', '/player.js']) expect((await get(path)).status).toBe(404);
    expect(host.answer(new Request('app://client/'))).toBeNull();
  });
});

/** What the page's script finds in the attribute. */
function attributeOf(page: string): string {
  const [, text = ''] = /data-player="([^"]*)"/.exec(page) ?? [];
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
