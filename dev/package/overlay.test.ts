import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'electron-builder';
import { describe, expect, it } from 'vitest';
import { linkSchemeIn } from '#electron/app/start/app-id.ts';
import { readLink } from '#electron/desktop/links/read-link.ts';
import { nativeTexts } from '#electron/kernel/words/native-texts.ts';
import { readBrand } from './brand.ts';
import { usualTargets } from './downloads.ts';
import { readOptions } from './options.ts';
import { builderTargets, mayUpdateItself, overlayOf } from './overlay.ts';

const root = path.resolve(import.meta.dirname, '../..');
const lectern = readBrand(root, 'lectern');
const qicheng = {
  ...lectern,
  name: '启程学习端',
  program: 'qicheng',
  appId: 'cn.example.qicheng',
  description: 'Courses and exams of Qicheng',
  vendor: { name: 'Qicheng', email: 'it@example.cn', homepage: 'https://example.cn' },
  folder: '/tenants/qicheng',
};

/** electron-builder's own reading and check of a configuration, as it does both before it packs. */
function builder(name: 'getConfig' | 'validateConfiguration', ...args: unknown[]): Promise<Configuration> {
  const inside = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'));
  const found: unknown = inside('app-builder-lib/out/util/config/config.js');
  const work: unknown = Reflect.get(Object(found), name);
  if (typeof work !== 'function') throw new Error(`electron-builder has no ${name} any more.`);
  return Reflect.apply(work, undefined, args);
}
/** What the launcher's entry of Linux says that the program opens, as electron-builder writes it. */
async function mimeTypes({ protocols, linux }: Configuration): Promise<unknown> {
  const inside = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'));
  const found: unknown = inside('app-builder-lib/out/targets/LinuxTargetHelper.js');
  const helper: unknown = Reflect.get(Object(found), 'LinuxTargetHelper');
  const compute: unknown = Reflect.get(Object(Reflect.get(Object(helper), 'prototype')), 'computeDesktopEntry');
  if (typeof compute !== 'function') throw new Error('electron-builder writes no entry any more.');
  const name = 'client';
  const packager = {
    appInfo: { productName: name },
    executableName: name,
    info: { metadata: { desktopName: `${name}.desktop` } },
    config: { protocols },
    platformSpecificBuildOptions: {},
    fileAssociations: [],
  };
  const entry: unknown = await Reflect.apply(compute, { packager, getDescription: () => name }, [{ ...linux }, name]);
  return /^MimeType=(.*)$/m.exec(String(entry))?.[1];
}

/** A folder with the package.json that is packed. */
function manifestFolder({ extraMetadata }: Configuration): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-manifest-'));
  const manifest: object = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, ...extraMetadata }));
  return folder;
}

const merged = (over?: Configuration) => builder('getConfig', root, null, over);
const own = await merged();
const theirs = await merged(overlayOf(qicheng));

describe('electron-builder.yml', () => {
  it('says of our own client what its tenant says', async () => {
    const { name, productName }: Record<string, unknown> = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    );
    const relative = JSON.parse(JSON.stringify(await merged(overlayOf(lectern))).replaceAll(`${root}${path.sep}`, ''));
    expect(relative).toEqual({
      ...own,
      protocols: [own.protocols],
      extraMetadata: { name, productName, ...own.extraMetadata },
    });
  });

  it('names hooks and files that are there', async () => {
    const file = pathToFileURL(path.join(import.meta.dirname, 'hooks.mjs')).href;
    const hooks: Record<string, unknown> = await import(file);
    for (const hook of ['beforeBuild', 'beforePack', 'afterPack', 'afterAllArtifactBuild'] as const) {
      expect(own[hook], hook).toBe('./dev/package/hooks.mjs');
      expect(hooks[hook], hook).toBeTypeOf('function');
    }
    for (const named of [
      own.win?.icon,
      own.mac?.icon,
      own.linux?.icon,
      own.mac?.entitlements,
      'resources/mac/languages',
    ])
      expect(existsSync(path.join(root, String(named))), String(named)).toBe(true);
  });

  it('packs the bundles alone, and shuts the binary', () => {
    expect(own).toMatchObject({
      asar: true,
      files: [{ filter: ['dist/**/*', 'dist-electron/**/*', '!**/*.map', '!dist/.vite{,/**/*}'] }],
      electronFuses: { runAsNode: false, onlyLoadAppFromAsar: true, enableNodeCliInspectArguments: false },
      electronLanguages: ['zh-CN', 'en-US', 'fr'],
    });
  });
});

describe('an organisation laid over it', () => {
  it('has its own name everywhere, and nothing of ours', () => {
    expect(theirs).toMatchObject({
      appId: 'cn.example.qicheng',
      productName: '启程学习端',
      copyright: '© Qicheng',
      extraMetadata: {
        name: 'qicheng',
        productName: '启程学习端',
        appId: 'cn.example.qicheng',
        author: { name: 'Qicheng', email: 'it@example.cn' },
        desktopName: 'cn.example.qicheng.desktop',
      },
      protocols: [{ name: '启程学习端', schemes: ['qicheng'] }],
      win: { icon: '/tenants/qicheng/icons/icon.ico' },
      mac: { icon: '/tenants/qicheng/icons/icon.icns' },
      linux: { icon: '/tenants/qicheng/icons' },
    });
    expect(JSON.stringify(theirs).match(/.{0,20}lectern.{0,20}/gi)).toBeNull();
  });

  it('has links of its own, which its tenant may name', async () => {
    const named = await merged(overlayOf({ ...qicheng, scheme: 'qc-learn' }));
    for (const [config, scheme] of [
      [theirs, 'qicheng'],
      [named, 'qc-learn'],
      [own, 'lectern'],
    ] as const) {
      expect([config.protocols].flat()).toEqual([{ name: config.productName, schemes: [scheme] }]);
      expect(await mimeTypes(config)).toBe(`x-scheme-handler/${scheme};`);
      expect(linkSchemeIn(manifestFolder(config))).toBe(scheme);
      expect(JSON.stringify(config.deb?.desktop)).toContain(` ${scheme}://examList"`);
    }
  });

  it('keeps everything else: lists are neither doubled nor replaced', () => {
    for (const part of ['files', 'electronFuses', 'nsis', 'msi', 'toolsets', 'artifactName', 'directories'] as const)
      expect(theirs[part], part).toEqual(own[part]);
    expect(theirs.mac).toEqual({ ...own.mac, icon: theirs.mac?.icon });
  });

  it('has a feed of updates only when its tenant names one', async () => {
    expect(theirs.publish).toBeNull();
    const fed = await merged(overlayOf({ ...qicheng, updates: 'https://example.cn/feed' }));
    expect(fed.publish).toEqual({ provider: 'generic', url: 'https://example.cn/feed' });
  });
});

describe('the check of electron-builder', () => {
  it('takes both', async () => {
    for (const config of [await merged(), await merged(overlayOf({ ...qicheng, updates: 'https://a.cn/feed' }))])
      await expect(builder('validateConfiguration', config, { isEnabled: false })).resolves.toBeUndefined();
  });

  it('refuses what it does not know', async () => {
    const config = { ...own, nsis: { perMachin: true } };
    await expect(builder('validateConfiguration', config, { isEnabled: false })).rejects.toThrow('configuration.nsis');
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
  const { nsis, msi, win } = own;

  it('installs per user or per machine, one installer for each processor, and keeps answers when it is removed', () => {
    expect(win?.target).toEqual([{ target: 'nsis', arch: ['x64', 'arm64'] }]);
    expect(nsis).toMatchObject({ oneClick: false, perMachine: false, allowElevation: true });
    expect(nsis?.buildUniversalInstaller).toBe(false);
    expect(nsis?.deleteAppDataOnUninstall).toBe(false);
    expect(nsis?.installerLanguages).toEqual(['zh_CN', 'en_US', 'fr_FR']);
    expect(msi).toMatchObject({ perMachine: true });
  });
});

describe('macOS', () => {
  const reasons = ['NSCameraUsageDescription', 'NSMicrophoneUsageDescription', 'NSLocalNetworkUsageDescription'];

  it('is universal, and says why it asks for camera, microphone and the local network', () => {
    expect(own.mac?.target).toEqual([
      { target: 'dmg', arch: 'universal' },
      { target: 'zip', arch: 'universal' },
    ]);
    const info: Record<string, unknown> = { ...own.mac?.extendInfo };
    for (const reason of reasons) expect(info[reason], reason).toMatch(/\w{3}.{20,}\.$/);
  });

  it.each(['en', 'fr', 'zh_CN'])('asks in the language %s', (language) => {
    const file = path.join(root, 'resources', 'mac', 'languages', `${language}.lproj`, 'InfoPlist.strings');
    const asked = readFileSync(file, 'utf8').match(/^"(\w+)" = ".{10,}";$/gm) ?? [];
    expect(asked.map((line) => line.split('"')[1])).toEqual(reasons);
  });

  it('may use both under the hardened runtime, and nothing else that Apple would ask about', () => {
    const entitlements = readFileSync(path.join(root, String(own.mac?.entitlements)), 'utf8');
    expect(entitlements.match(/(?<=<key>)[^<]+/g)).toEqual([
      'com.apple.security.cs.allow-jit',
      'com.apple.security.device.audio-input',
      'com.apple.security.device.camera',
    ]);
  });

  it('is hardened where a certificate signs; without one it is signed ad hoc by the fuses, without the hardened runtime', () => {
    // No identity: electron-builder takes the certificate that is there, or signs nothing. `-` would harden an ad hoc signature.
    for (const config of [own, theirs]) {
      expect(config.mac).toMatchObject({ hardenedRuntime: true });
      expect(config.mac).not.toHaveProperty('identity');
      expect(config.mac).not.toHaveProperty('notarize');
      expect(config.electronFuses?.resetAdHocDarwinSignature).toBe(true);
    }
  });
});

describe('Linux', () => {
  it('has a deb first, and an AppImage that needs no libfuse2 and does not give up its sandbox by itself', () => {
    expect(own.linux?.target).toEqual(['deb', 'AppImage']);
    expect(own.toolsets).toEqual({ appimage: '1.0.3' });
    expect(own.appImage?.executableArgs).toEqual([]);
  });

  it('ties its windows to the entry of the launcher, by the id of the brand', () => {
    for (const config of [own, theirs]) {
      expect(config.linux?.syncDesktopName).toBe(true);
      expect(Object(config.extraMetadata)).toMatchObject({ desktopName: `${config.appId}.desktop` });
    }
  });

  it.each([
    ['lectern', own],
    ['qicheng', theirs],
  ])('opens exams and learning from the launcher by %s, in three languages', (program, { deb, rpm }) => {
    const actions: Record<string, unknown> = { ...deb?.desktop?.desktopActions };
    expect(rpm?.desktop).toEqual(deb?.desktop);
    expect(deb?.desktop?.entry).toEqual({ Actions: 'Exams;Learning;' });
    const given = Object.values(actions).map((action) => String(Reflect.get(Object(action), 'Exec')).split(' '));
    expect(given.map(([command]) => command)).toEqual([program, program]);
    expect(given.map(([, link = '']) => readLink(link, program))).toEqual(['/examList', '/learning']);
    for (const [action, entry] of [
      ['Exams', 'exams'],
      ['Learning', 'learning'],
    ] as const)
      expect(actions[action]).toMatchObject({
        Name: nativeTexts['en-US'].menu[entry],
        'Name[zh_CN]': nativeTexts['zh-CN'].menu[entry],
        'Name[fr]': nativeTexts['fr-FR'].menu[entry],
      });
  });
});

it.each([
  [['--linux', '--dir'], { linux: ['dir'] }],
  [['--win', '--target', 'msi'], { win: ['msi'] }],
  [['--mac'], { mac: [] }],
])('%j asks for %j', (args, targets) => {
  expect(builderTargets(readOptions(args, 'linux'))).toEqual(targets);
});

it.each(['linux', 'win', 'mac'] as const)(
  'the kinds made by default on %s are those whose files are looked for',
  (system) => {
    const targets: unknown[] = [own[system]?.target].flat();
    expect(targets.map((one) => (typeof one === 'string' ? one : Reflect.get(Object(one), 'target')))).toEqual(
      usualTargets[system],
    );
  },
);
