import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLink } from '../../electron/links/read-link.ts';
import { readBrand } from './brand.ts';
import { builderConfig, builderTargets, mayUpdateItself, type PackagePlace } from './config.ts';
import { readOptions } from './options.ts';

const root = path.resolve(import.meta.dirname, '../..');
const brand = readBrand(root, 'lectern');
const place: PackagePlace = { root, app: '/stage/app', extra: '/stage/extra', electronVersion: '45.4.1', env: {} };
const configOf = (args: string[], env: PackagePlace['env'] = {}, own = brand) =>
  builderConfig(own, readOptions(args, 'linux'), { ...place, env });

describe('every system', () => {
  it.each(['--linux', '--win', '--mac'])('%s ships the bundles alone, with links, and shuts the binary', (system) => {
    const config = configOf([system]);
    expect(config).toMatchObject({
      asar: true,
      protocols: [{ schemes: ['lectern'] }],
      extraResources: [{ from: '/stage/extra', to: '.' }],
      electronFuses: { runAsNode: false, onlyLoadAppFromAsar: true, enableNodeCliInspectArguments: false },
    });
    expect(config.directories?.app).toBe('/stage/app');
    expect(config.electronLanguages).toHaveLength(3);
  });

  it('has a feed of updates only when the tenant names one', () => {
    expect(configOf([]).publish).toBeNull();
    const fed = configOf([], {}, { ...brand, updates: 'https://example.cn/feed' });
    expect(fed.publish).toEqual({ provider: 'generic', url: 'https://example.cn/feed' });
  });
});

/** electron-builder's own check of a configuration, as it makes it before it packs. */
async function check(config: object): Promise<void> {
  const inside = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'));
  const found: unknown = inside('app-builder-lib/out/util/config/config.js');
  const validate: unknown = Reflect.get(Object(found), 'validateConfiguration');
  if (typeof validate !== 'function') throw new Error('electron-builder has no such check any more.');
  await Reflect.apply(validate, undefined, [config, { isEnabled: false }]);
}

describe('the check of electron-builder', () => {
  it.each([
    [['--linux']],
    [['--linux', '--target', 'rpm']],
    [['--win']],
    [['--win', '--target', 'msi']],
    [['--mac']],
    [['--linux', '--dir', '--electron-dist', '/electron']],
  ])('takes %j', async (args) => {
    const config = configOf(args, { CSC_LINK: 'x', APPLE_API_KEY: 'key' }, { ...brand, updates: 'https://a.cn/feed' });
    await expect(check(config)).resolves.toBeUndefined();
  });

  it('refuses what it does not know', async () => {
    await expect(check({ ...configOf(['--win']), nsis: { perMachin: true } })).rejects.toThrow('configuration.nsis');
  });
});

describe('who may update itself', () => {
  it.each([
    ['linux', {}, true],
    ['win', {}, false],
    ['win', { WIN_CSC_LINK: 'cert.pfx' }, true],
    ['mac', {}, false],
    ['mac', { CSC_NAME: 'Qicheng' }, true],
  ] as const)('%s with %j: %s', (system, env, may) => {
    expect(mayUpdateItself(system, env)).toBe(may);
  });
});

describe('Windows', () => {
  const { nsis, msi, win } = configOf(['--win']);

  it('installs per user or per machine, for both processors, and keeps answers when it is removed', () => {
    expect(win?.target).toEqual([{ target: 'nsis', arch: ['x64', 'arm64'] }]);
    expect(nsis).toMatchObject({ oneClick: false, perMachine: false, allowElevation: true });
    expect(nsis?.deleteAppDataOnUninstall).toBe(false);
    expect(nsis?.installerLanguages).toEqual(['zh_CN', 'en_US', 'fr_FR']);
    expect(msi).toMatchObject({ perMachine: true });
  });
});

describe('macOS', () => {
  it('is universal and hardened, and says why it asks for camera and microphone', () => {
    const { mac } = configOf(['--mac']);
    expect(mac).toMatchObject({
      target: [
        { target: 'dmg', arch: 'universal' },
        { target: 'zip', arch: 'universal' },
      ],
      hardenedRuntime: true,
    });
    expect(mac?.extendInfo).toMatchObject({
      NSCameraUsageDescription: expect.stringContaining('camera'),
      NSMicrophoneUsageDescription: expect.stringContaining('microphone'),
    });
  });

  it.each(['en', 'fr', 'zh_CN'])('asks for camera and microphone in the language %s', (language) => {
    const file = path.join(root, 'resources', 'mac', 'languages', `${language}.lproj`, 'InfoPlist.strings');
    const asked = readFileSync(file, 'utf8').match(/^"(\w+)" = ".{10,}";$/gm) ?? [];
    expect(asked.map((line) => line.split('"')[1])).toEqual([
      'NSCameraUsageDescription',
      'NSMicrophoneUsageDescription',
    ]);
  });

  it('may use both under the hardened runtime, and nothing else that Apple would ask about', () => {
    const entitlements = readFileSync(path.join(root, 'resources', 'mac', 'entitlements.plist'), 'utf8');
    expect(entitlements.match(/(?<=<key>)[^<]+/g)).toEqual([
      'com.apple.security.cs.allow-jit',
      'com.apple.security.device.audio-input',
      'com.apple.security.device.camera',
    ]);
  });

  it.each([
    [{}, '-', false],
    [{ CSC_LINK: 'cert.p12' }, undefined, false],
    [{ CSC_NAME: 'Centre', APPLE_API_KEY: 'key.p8' }, undefined, true],
    [{ APPLE_ID: 'a@b.c' }, '-', true],
  ])('with %j it is signed by %s; notarised: %s', (env, identity, notarize) => {
    expect(configOf(['--mac'], env).mac).toMatchObject({ notarize });
    expect(configOf(['--mac'], env).mac?.identity).toBe(identity);
  });
});

describe('Linux', () => {
  it('has an AppImage and a deb under the name of the program', () => {
    const { linux, deb, rpm } = configOf(['--linux']);
    expect(linux).toMatchObject({ target: ['AppImage', 'deb'], executableName: 'lectern' });
    expect(linux?.maintainer).toMatch(/<\S+@\S+>$/);
    expect([deb?.packageName, rpm?.packageName]).toEqual(['lectern', 'lectern']);
    const actions = deb?.desktop?.desktopActions ?? {};
    expect(rpm?.desktop).toEqual(deb?.desktop);
    expect(deb?.desktop?.entry).toEqual({ Actions: 'Exams;Learning;' });
    const opened = Object.values(actions).map((action: unknown) =>
      readLink(String(Reflect.get(Object(action), 'Exec')).split(' ')[1] ?? ''),
    );
    expect(opened).toEqual(['/examList', '/learning']);
    expect(actions).toMatchObject({ Exams: { Name: 'Exams', 'Name[zh_CN]': '考试中心', 'Name[fr]': 'Examens' } });
  });
});

it.each([
  [['--linux', '--dir'], { linux: ['dir'] }],
  [['--win', '--target', 'msi'], { win: ['msi'] }],
  [['--mac'], { mac: [] }],
])('%j asks for %j', (args, targets) => {
  expect(builderTargets(readOptions(args, 'linux'))).toEqual(targets);
});
