import path from 'node:path';
import type { Configuration } from 'electron-builder';
import { linkScheme } from '../../src/contract/paths/link.ts';
import { nativeTexts } from '../../electron/windows/native-texts.ts';
import { examPaths } from '../../src/contract/paths/exam.ts';
import { learningPaths } from '../../src/contract/paths/learning.ts';
import type { Brand } from './brand.ts';
import { wantedFuses } from './fuses.ts';
import type { PackageOptions, System } from './options.ts';

/** What the configuration depends on, beside tenant and command line. */
export interface PackagePlace {
  root: string;
  /** Folder with the app alone: package.json, dist, dist-electron. */
  app: string;
  /** Folder with what lies beside the archive: policy.json and platform-profile.json. */
  extra: string;
  electronVersion: string;
  /** Variables of the environment: who signs. */
  env: Readonly<Record<string, string | undefined>>;
}

/** Whether the system lets a build of ours replace itself: Windows and macOS ask for a signed one. */
export function mayUpdateItself(system: System, env: PackagePlace['env']): boolean {
  const given = (...names: string[]) => names.some((name) => env[name] !== undefined);
  if (system === 'linux') return true;
  return system === 'win' ? given('WIN_CSC_LINK', 'CSC_LINK') : given('CSC_LINK', 'CSC_NAME');
}

/** Chromium's languages that are shipped; macOS spells them with an underscore. */
const languages: Readonly<Record<System, string[]>> = {
  linux: ['zh-CN', 'en-US', 'fr'],
  win: ['zh-CN', 'en-US', 'fr'],
  mac: ['zh_CN', 'en', 'fr'],
};

/** The configuration of electron-builder for one tenant and system. */
export function builderConfig(brand: Brand, options: PackageOptions, place: PackagePlace): Configuration {
  return {
    appId: brand.appId,
    productName: brand.name,
    copyright: `© ${brand.vendor.name}`,
    directories: {
      app: place.app,
      output: path.resolve(place.root, options.out),
      buildResources: path.join(place.root, 'resources'),
    },
    electronVersion: place.electronVersion,
    ...(options.electronDist !== null && { electronDist: path.resolve(options.electronDist) }),
    electronLanguages: languages[options.system],
    // Everything is bundled: no package is collected, none is built.
    beforeBuild: async () => false,
    asar: true,
    files: ['**/*'],
    extraResources: [{ from: place.extra, to: '.' }],
    electronFuses: wantedFuses,
    protocols: [{ name: brand.name, schemes: [linkScheme] }],
    artifactName: `${brand.program}-\${version}-\${os}-\${arch}.\${ext}`,
    publish: brand.updates === undefined ? null : { provider: 'generic', url: brand.updates },
    ...windows(brand),
    mac: mac(brand, place),
    ...linux(brand),
  };
}

function windows(brand: Brand): Configuration {
  return {
    win: { icon: path.join(brand.folder, 'icons', 'icon.ico'), target: [{ target: 'nsis', arch: ['x64', 'arm64'] }] },
    nsis: {
      // Asks for whom, unless it runs silently: /S with /allusers or /currentuser.
      oneClick: false,
      perMachine: false,
      allowElevation: true,
      allowToChangeInstallationDirectory: true,
      // Answers of a paper that was not handed in lie there.
      deleteAppDataOnUninstall: false,
      multiLanguageInstaller: true,
      installerLanguages: ['zh_CN', 'en_US', 'fr_FR'],
      uninstallDisplayName: brand.name,
    },
    msi: { oneClick: false, perMachine: true },
  };
}

/** macOS shows these before it asks; the other languages are in resources/mac/languages. */
const usage = {
  NSCameraUsageDescription:
    'The cameras watch you while you sit a proctored exam, and compare your face with your photo.',
  NSMicrophoneUsageDescription:
    'The microphone is used in live classes, and for a few seconds when you check this computer, after you were asked.',
};

function mac(brand: Brand, { root, env }: PackagePlace): NonNullable<Configuration['mac']> {
  const entitlements = path.join(root, 'resources', 'mac', 'entitlements.plist');
  const given = (...names: string[]) => names.some((name) => env[name] !== undefined);
  return {
    target: [
      { target: 'dmg', arch: 'universal' },
      { target: 'zip', arch: 'universal' },
    ],
    icon: path.join(brand.folder, 'icons', 'icon.icns'),
    category: 'public.app-category.education',
    hardenedRuntime: true,
    entitlements,
    entitlementsInherit: entitlements,
    extendInfo: { CFBundleLocalizations: ['zh-Hans', 'en', 'fr'], ...usage },
    extraResources: [{ from: path.join(root, 'resources', 'mac', 'languages'), to: '.' }],
    // Without a certificate the app is signed ad hoc, or no Apple silicon would start it.
    ...(!given('CSC_LINK', 'CSC_NAME') && { identity: '-' }),
    notarize: given('APPLE_API_KEY', 'APPLE_ID', 'APPLE_KEYCHAIN_PROFILE'),
  };
}

/** Entries of the launcher's menu, as the taskbar has them on Windows; `lectern://` links, which a running client takes over. */
function launcherActions({ program }: Brand) {
  const action = (entry: 'exams' | 'learning', path: string) => ({
    Name: nativeTexts['en-US'].menu[entry],
    'Name[zh_CN]': nativeTexts['zh-CN'].menu[entry],
    'Name[fr]': nativeTexts['fr-FR'].menu[entry],
    Exec: `${program} ${linkScheme}:/${path}`,
  });
  return {
    Exams: action('exams', examPaths.list.to()),
    Learning: action('learning', learningPaths.center.to()),
  };
}

function linux(brand: Brand): Configuration {
  // A package links its program into the search path; an AppImage does not.
  const desktopActions = launcherActions(brand);
  const desktop = { entry: { Actions: `${Object.keys(desktopActions).join(';')};` }, desktopActions };
  return {
    linux: {
      target: ['AppImage', 'deb'],
      icon: path.join(brand.folder, 'icons'),
      executableName: brand.program,
      category: 'Education',
      maintainer: `${brand.vendor.name} <${brand.vendor.email}>`,
      synopsis: brand.description,
    },
    // electron-builder adds an AppArmor profile: since Ubuntu 23.10 Chromium's sandbox needs user namespaces granted.
    deb: { packageName: brand.program, recommends: ['libsecret-1-0', 'fonts-noto-cjk'], desktop },
    rpm: { packageName: brand.program, desktop },
  };
}

/** What electron-builder is asked for; []: what the configuration names. */
export function builderTargets({ system, dir, targets }: PackageOptions): Partial<Record<System, string[]>> {
  return { [system]: dir ? ['dir'] : targets };
}
