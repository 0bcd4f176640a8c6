import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { explained, missingDownloads, type PackingMachine } from './downloads.ts';
import { readOptions } from './options.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A machine that reaches nothing, with nothing in its caches. */
function offline(change: Partial<PackingMachine> = {}) {
  const asked: string[] = [];
  const machine: PackingMachine = {
    platform: 'linux',
    arch: 'x64',
    home: mkdtempSync(path.join(os.tmpdir(), 'lectern-home-')),
    env: {},
    async reaches(address) {
      asked.push(address.host);
      return false;
    },
    ...change,
  };
  return { machine, asked, ask: (...args: string[]) => missingDownloads(root, readOptions(args, 'linux'), machine) };
}

describe('packing without a network', () => {
  it('says at once what it lacks, where each file goes, and every other way', async () => {
    const { ask, machine } = offline();
    const said = (await ask('--linux')) ?? '';
    for (const part of [
      'electron-v45.4.1-linux-x64.zip',
      '--electron-dist',
      'ELECTRON_MIRROR=',
      'appimage@1.0.3/appimage-tools-runtime-20251108.tar.gz',
      'fpm@2.1.4/fpm-1.17.0-ruby-3.4.3-linux-amd64.7z',
      '7zip@1.0.0/7zip-linux-x64.tar.gz',
      'ELECTRON_BUILDER_BINARIES_MIRROR=',
      path.join(machine.home, '.cache', 'electron-builder'),
      'HTTPS_PROXY=',
    ])
      expect(said, part).toContain(part);
  });

  it.each([
    [['--win'], ['electron-v45.4.1-win32-x64.zip', 'electron-v45.4.1-win32-arm64.zip', 'nsis-3.0.4.1/nsis-3.0.4.1.7z']],
    [['--win', '--target', 'msi'], ['wix-4.0.0.5512.2/wix-4.0.0.5512.2.7z']],
    [['--mac'], ['electron-v45.4.1-darwin-x64.zip', 'dmg-builder@1.2.5/dmgbuild-bundle-x86_64-75c8a6c.tar.gz']],
    [['--linux', '--target', 'rpm'], ['fpm@2.1.4']],
  ])('%j: %j', async (args, files) => {
    const said = (await offline().ask(...args)) ?? '';
    for (const file of files) expect(said).toContain(file);
  });

  it('needs nothing for a folder with a given distribution, and asks nobody', async () => {
    const { ask, asked } = offline();
    expect(await ask('--dir', '--electron-dist', '/electron')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('needs no tool that lies in the cache, or that a variable names', async () => {
    const { ask, machine } = offline({ env: { CUSTOM_FPM_PATH: '/usr/bin/fpm' } });
    const args = ['--target', 'deb', '--electron-dist', '/electron'];
    expect(await ask(...args)).toMatch(/7zip@1\.0\.0/);
    expect(await ask(...args)).not.toMatch(/fpm/);
    const seat = path.join(machine.home, '.cache', 'electron-builder', '7zip@1.0.0');
    mkdirSync(seat, { recursive: true });
    writeFileSync(path.join(seat, '7zip-linux-x64.tar.gz'), '');
    expect(await ask(...args)).toBeNull();
  });

  it('takes an archive of Electron in the cache only with its check sums, without which electron-builder asks the network', async () => {
    const { ask, machine } = offline();
    const cache = path.join(machine.home, '.cache', 'electron');
    mkdirSync(path.join(cache, 'abc'), { recursive: true });
    writeFileSync(path.join(cache, 'abc', 'electron-v45.4.1-linux-x64.zip'), '');
    expect(await ask('--dir')).toContain('electron-v45.4.1-linux-x64.zip');
    writeFileSync(path.join(cache, 'SHASUMS256.txt-45.4.1'), '');
    expect(await ask('--dir')).toBeNull();
  });
});

it('a download that fails on the way is told with what it was for, another fault as it is', async () => {
  const { machine } = offline();
  const told = async (error: Error) => (await explained(error, root, readOptions(['--dir'], 'linux'), machine)).message;
  const lost = new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND github.com') });
  expect(await told(lost)).toMatch(/^fetch failed\n\n[^]*electron-v45\.4\.1-linux-x64\.zip[^]*--electron-dist/);
  expect(await told(new Error('icon must be at least 256x256'))).toBe('icon must be at least 256x256');
});

it.each([
  [{}, ['github.com']],
  [{ ELECTRON_MIRROR: 'https://mirror.example.cn/electron/' }, ['mirror.example.cn']],
  [{ HTTPS_PROXY: 'http://proxy.example.cn:3128' }, ['proxy.example.cn:3128']],
])('with %j it looks whether %j opens, and goes on when it does', async (env, hosts) => {
  const { ask, asked } = offline({
    env,
    async reaches(address) {
      asked.push(address.host);
      return true;
    },
  });
  expect(await ask('--dir')).toBeNull();
  expect(asked).toEqual(hosts);
});

it('names the files that this electron-builder fetches', async () => {
  const inside = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'));
  const read = (folder: string): string =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('\n');
  const sources = ['app-builder-lib', 'dmg-builder']
    .map((name) => read(path.join(path.dirname(inside.resolve(`${name}/package.json`)), 'out')))
    .join('\n');
  const kinds = [['--linux'], ['--win'], ['--win', '--target', 'msi'], ['--mac'], ['--linux', '--target', 'rpm']];
  const machines = [
    { platform: 'linux', arch: 'x64' },
    { platform: 'linux', arch: 'arm64' },
    { platform: 'darwin', arch: 'arm64' },
    { platform: 'darwin', arch: 'x64' },
    { platform: 'win32', arch: 'x64' },
  ] as const;
  for (const machine of machines)
    for (const kind of kinds) {
      const said = (await offline(machine).ask(...kind, '--electron-dist', '/electron')) ?? '';
      for (const [, release = '', file = ''] of said.matchAll(/^ {4}([\w@.-]+)\/([\w.-]+)$/gm)) {
        const known = [file, file.replace(/arm64|x86_64/, '${arch}'), file.replace('x86_64', 'x64')];
        expect(
          known.some((name) => sources.includes(name)),
          file,
        ).toBe(true);
        // The release of the AppImage's tools is put together from the toolset's version.
        expect(sources.includes(release) || release === 'appimage@1.0.3', release).toBe(true);
      }
    }
});
