import { existsSync, globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import type { PackageOptions, System } from './options.ts';

/** The machine that packs. */
export interface PackingMachine {
  platform: NodeJS.Platform;
  arch: string;
  home: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Whether a connection to this address opens. */
  reaches: (address: URL) => Promise<boolean>;
}

/** A file that electron-builder fetches. */
interface Download {
  /** Its release at electron-builder-binaries; null: it is Electron itself. */
  release: string | null;
  file: string;
  /** Variables of electron-builder that name the tool instead. */
  instead: readonly string[];
}

const electronPackage = z.object({ version: z.string() });

/** The kinds that `electron-builder.yml` names for each system. */
export const usualTargets: Readonly<Record<System, readonly string[]>> = {
  linux: ['deb', 'AppImage'],
  win: ['nsis'],
  mac: ['dmg', 'zip'],
};

const archives: Readonly<Record<string, string>> = { darwin: 'darwin', win32: 'win', linux: 'linux' };

/** The tools of one kind of package, as this machine takes them. */
function toolsFor(target: string, { platform, arch }: Pick<PackingMachine, 'platform' | 'arch'>): Download[] {
  const is = (...kinds: string[]) => kinds.includes(target.toLowerCase());
  const system = archives[platform] ?? 'linux';
  const unix = arch === 'arm64' ? 'arm64' : 'x86_64';
  const sevenZip = {
    release: '7zip@1.0.0',
    file: `7zip-${system}-${system === 'darwin' ? unix : arch}.tar.gz`,
    instead: ['ELECTRON_BUILDER_7ZIP_PATH'],
  };
  const fpm = {
    release: 'fpm@2.1.4',
    file: `fpm-1.17.0-ruby-3.4.3-${system === 'darwin' ? `darwin-${unix}` : `linux-${arch === 'arm64' ? 'arm64v8' : 'amd64'}`}.7z`,
    instead: ['CUSTOM_FPM_PATH', 'USE_SYSTEM_FPM'],
  };
  if (is('appimage'))
    return [
      {
        release: 'appimage@1.0.3',
        file: 'appimage-tools-runtime-20251108.tar.gz',
        instead: ['APPIMAGE_TOOLS_PATH'],
      },
    ];
  if (is('deb', 'rpm', 'pacman', 'apk')) return [sevenZip, fpm];
  if (is('nsis')) {
    const bundles = ['nsis-3.0.4.1', 'nsis-resources-3.4.1'];
    const instead = ['ELECTRON_BUILDER_NSIS_DIR'];
    return [sevenZip, ...bundles.map((release) => ({ release, file: `${release}.7z`, instead }))];
  }
  if (is('msi')) return [sevenZip, { release: 'wix-4.0.0.5512.2', file: 'wix-4.0.0.5512.2.7z', instead: [] }];
  if (is('dmg'))
    return [
      {
        release: 'dmg-builder@1.2.5',
        file: `dmgbuild-bundle-${unix}-75c8a6c.tar.gz`,
        instead: ['CUSTOM_DMGBUILD_PATH'],
      },
    ];
  return is('dir') ? [] : [sevenZip];
}

/** What electron-builder takes its files from and keeps them in, as it reads it itself. */
function cacheFolders({ platform, home, env }: PackingMachine): { tools: string; electron: string } {
  const local = env['LOCALAPPDATA'] ?? path.join(home, 'AppData', 'Local');
  const xdg = env['XDG_CACHE_HOME'] ?? path.join(home, '.cache');
  const own = (name: string) =>
    platform === 'darwin'
      ? path.join(home, 'Library', 'Caches', name)
      : platform === 'win32'
        ? path.join(local, name, 'Cache')
        : path.join(xdg, name);
  return { tools: env['ELECTRON_BUILDER_CACHE'] || own('electron-builder'), electron: own('electron') };
}

/** The archives of Electron for what is packed. */
function electronArchives({ system, targets, dir }: PackageOptions, version: string, arch: string): string[] {
  const name = { linux: 'linux', win: 'win32', mac: 'darwin' }[system];
  const both = system === 'mac' || (system === 'win' && !dir && targets.length === 0);
  return (both ? ['x64', 'arm64'] : [arch]).map((one) => `electron-v${version}-${name}-${one}.zip`);
}

function firstGiven(env: PackingMachine['env'], ...names: string[]): string | undefined {
  return names.map((name) => env[name]).find((value) => value);
}

/**
 * What this package needs from the network, where it is not here yet and its host is not reached: sentences with the files and
 * with every way to give them. Null: it has all, or can fetch it.
 */
export async function missingDownloads(
  root: string,
  options: PackageOptions,
  machine: PackingMachine = thisMachine(),
): Promise<string | null> {
  const { env } = machine;
  const manifest = readFileSync(path.join(root, 'node_modules', 'electron', 'package.json'), 'utf8');
  const { version } = z.parse(electronPackage, JSON.parse(manifest));
  const cache = cacheFolders(machine);
  const targets = options.dir ? ['dir'] : options.targets.length > 0 ? options.targets : usualTargets[options.system];

  const seeded = existsSync(path.join(cache.electron, `SHASUMS256.txt-${version}`));
  const electron =
    options.electronDist === null
      ? electronArchives(options, version, machine.arch).filter(
          (file) => !seeded || globSync(path.join(cache.electron, '*', file)).length === 0,
        )
      : [];
  const tools = targets
    .flatMap((target) => toolsFor(target, machine))
    .filter(({ instead }) => !instead.some((name) => env[name]))
    .map(({ release, file }) => `${release}/${file}`)
    .filter((file) => !existsSync(path.join(cache.tools, file)));

  const electronHost = firstGiven(env, 'ELECTRON_MIRROR', 'npm_config_electron_mirror') ?? 'https://github.com';
  const toolHost =
    firstGiven(env, 'ELECTRON_BUILDER_BINARIES_MIRROR', 'npm_config_electron_builder_binaries_mirror') ??
    'https://github.com';
  const reached = async (needed: readonly string[], host: string) =>
    needed.length === 0 || (await machine.reaches(new URL(proxyFor(env) ?? host)));
  const [electronComes, toolsCome] = await Promise.all([reached(electron, electronHost), reached(tools, toolHost)]);
  if (electronComes && toolsCome) return null;

  const list = (files: readonly string[]) => [...new Set(files)].map((file) => `    ${file}`);
  return [
    'This package needs files from the network, and they are not reached.',
    ...(electronComes
      ? []
      : [
          `  Electron ${version} (${new URL(electronHost).host}):`,
          ...list(electron),
          '  Give it by --electron-dist <the zip, a folder with it, or an unpacked distribution>, or name a mirror:',
          '    ELECTRON_MIRROR=https://npmmirror.com/mirrors/electron/',
        ]),
    ...(toolsCome
      ? []
      : [
          `  Tools of electron-builder (${new URL(toolHost).host}, releases of electron-userland/electron-builder-binaries):`,
          ...list(tools),
          `  Lay each under its path into ${cache.tools} (ELECTRON_BUILDER_CACHE names another folder), or name a mirror:`,
          '    ELECTRON_BUILDER_BINARIES_MIRROR=https://npmmirror.com/mirrors/electron-builder-binaries/',
          '  --dir makes a folder that starts, and needs none of them.',
        ]),
    '  Behind a proxy: HTTPS_PROXY=http://<host>:<port>.',
  ].join('\n');
}

/** What ended a packing, with what it needs from the network where that is what failed. */
export async function explained(
  error: unknown,
  root: string,
  options: PackageOptions,
  machine: PackingMachine = thisMachine(),
): Promise<Error> {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  const isNetwork = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|EPROTO|fetch failed|status code [45]\d\d/i;
  if (!isNetwork.test(`${message} ${cause}`)) return new Error(message, { cause: error });
  const missing = await missingDownloads(root, options, { ...machine, reaches: async () => false });
  return new Error(missing === null ? message : `${message}\n\n${missing}`, { cause: error });
}

function proxyFor(env: PackingMachine['env']): string | undefined {
  const given = firstGiven(env, 'HTTPS_PROXY', 'https_proxy');
  return given !== undefined && URL.canParse(given) ? given : undefined;
}

const reachMs = 5000;

function thisMachine(): PackingMachine {
  return {
    platform: process.platform,
    arch: process.arch,
    home: os.homedir(),
    env: process.env,
    reaches: ({ hostname, port, protocol }) =>
      new Promise((resolve) => {
        const socket = connect({ host: hostname, port: Number(port) || (protocol === 'http:' ? 80 : 443) });
        const end = (open: boolean) => {
          socket.destroy();
          resolve(open);
        };
        socket.setTimeout(reachMs, () => end(false));
        socket.once('connect', () => end(true)).once('error', () => end(false));
      }),
  };
}
