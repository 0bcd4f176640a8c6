import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { partsFolder } from './download/resuming.ts';
import { downloadElectron, downloadEnvironment, rememberedFailure, wayOf } from './electron-download.ts';

const hour = 60 * 60_000;
const way = wayOf({ PATH: '/usr/bin' });
const failed = JSON.stringify({ at: 0, why: 'ENOTFOUND github.com', way });

describe('a download of Electron that failed', () => {
  it.each([
    ['an hour ago', failed, hour, way, 'ENOTFOUND github.com'],
    ['a day ago', failed, 24 * hour, way, null],
    ['before the clock was set back', failed, -hour, way, null],
    ['without the proxy that is there now', failed, hour, wayOf({ HTTPS_PROXY: 'http://proxy.school:3128' }), null],
    ['without the mirror that is there now', failed, hour, wayOf({ ELECTRON_MIRROR: 'https://m.example.cn/' }), null],
    ['never', null, hour, way, null],
    ['at a time that nobody knows', '{"at":', hour, way, null],
  ])('%s', (_, text, now, by, why) => {
    expect(rememberedFailure(text, now, by)).toBe(why);
  });
});

it.each([
  [{ HTTPS_PROXY: 'http://proxy.school:3128' }, '1'],
  [{ https_proxy: 'http://proxy.school:3128' }, '1'],
  [{ HTTPS_PROXY: '' }, undefined],
  [{ NO_PROXY: 'localhost' }, undefined],
])('with %j the download takes the proxy: %s', (env, value) => {
  expect(downloadEnvironment(env)['NODE_USE_ENV_PROXY']).toBe(value);
});

describe('the start after a download that failed', () => {
  /** A developer's folder, and a line on which so many bytes come before it breaks off. */
  function onLine(bytes: number) {
    const root = mkdtempSync(path.join(os.tmpdir(), 'lectern-line-'));
    let tries = 0;
    const load = async () => {
      tries += 1;
      mkdirSync(partsFolder(root), { recursive: true });
      if (bytes > 0) writeFileSync(path.join(partsFolder(root), 'electron.zip.part'), Buffer.alloc(bytes * tries));
      return 'it broke off';
    };
    return { start: (anyhow = false) => downloadElectron(root, anyhow, load), tries: () => tries };
  }

  it('goes on with what came', async () => {
    const { start, tries } = onLine(1000);
    expect(await start()).toContain('npm start goes on with it');
    await start();
    expect(tries()).toBe(2);
  });

  it('tries again only where somebody asks for it, where nothing came', async () => {
    const { start, tries } = onLine(0);
    expect(await start()).toContain('ELECTRON_MIRROR');
    expect(await start()).toContain('it broke off (tried within a day');
    expect(tries()).toBe(1);
    await start(true);
    expect(tries()).toBe(2);
  });
});
