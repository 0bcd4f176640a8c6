import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { _electron, type ElectronApplication, type Page } from 'playwright';
import { electronBinary } from '#dev/start/client.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface ClientOptions {
  platform: string;
  /** The same folder twice is the same machine after a restart. */
  userData?: string;
  cameras?: 0 | 1 | 2;
  /** Chromium's own two fake devices instead of the scripted cameras. */
  nativeCameras?: boolean;
  lang?: 'zh-CN' | 'en-US' | 'fr-FR';
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The folder of the built client; left out: this repository. */
  app?: string;
}

/** The client, running from the unchanged bundles. */
export interface Client {
  app: ElectronApplication;
  page: Page;
  userData: string;
  /** Files that the save dialog of a client without a display writes to. */
  downloads: string;
  pid: number;
  /** True on Electron's own binary. */
  real: boolean;
  close(): Promise<void>;
}

/** The executable to test: Electron when LECTERN_CLIENT says so, else the host. */
export function executable(): { file: string; real: boolean } {
  if (process.env['LECTERN_CLIENT'] !== 'electron') return { file: path.join(root, 'dev/host/electron'), real: false };
  const file = electronBinary(root);
  if (!file) throw new Error('LECTERN_CLIENT=electron, but Electron is not downloaded: run npx install-electron.');
  return { file, real: true };
}

/** The process of a client, to be started by whoever calls. */
export function clientCommand(options: ClientOptions & { userData: string }) {
  const { file, real } = executable();
  const downloads = path.join(options.userData, 'Downloads');
  const cameras = options.cameras ?? 2;
  const cameraSwitch =
    real || options.nativeCameras
      ? `--use-fake-device-for-media-stream=device-count=${cameras}`
      : `--lectern-scripted-cameras=${cameras}`;
  const args = [
    // The workflow names the archive of a package.
    options.app ?? process.env['LECTERN_APP'] ?? root,
    `--user-data-dir=${options.userData}`,
    `--platform=${options.platform}`,
    '--embedded',
    `--lang=${options.lang ?? 'zh-CN'}`,
    cameraSwitch,
    ...(real && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...passwordStore(real),
    ...(options.args ?? []),
  ];
  const env = { ...cleanEnvironment(), LECTERN_HOST_HEADLESS: '1', LECTERN_HOST_DOWNLOADS: downloads, ...options.env };
  return { file, args, env, cwd: root, real, downloads };
}

/** Starts the client and waits for its first window. */
export async function openClient(options: ClientOptions): Promise<Client> {
  const userData = options.userData ?? mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
  const { file, args, env, cwd, real, downloads } = clientCommand({ ...options, userData });
  const app = await _electron.launch({ executablePath: file, cwd, args, env, timeout: 60_000 });
  const pid = app.process().pid ?? 0;
  if (real) await answerSaveDialogs(app, downloads);
  const page = await app.firstWindow();
  // As long as for the process itself: a loaded machine takes its time.
  await page.waitForFunction(() => 'desktop' in window, undefined, { timeout: 60_000 });
  return { app, page, userData, downloads, pid, real, close: () => closeClient(app) };
}

/** The native save dialog would wait for a person; the host answers it with the same folder. */
async function answerSaveDialogs(app: ElectronApplication, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await app.evaluate(({ dialog }, target) => {
    const answer = async (...args: unknown[]) => {
      const proposed: unknown = Reflect.get(Object(args.at(-1)), 'defaultPath');
      const name = String(proposed).split(/[\\/]/).at(-1) ?? 'file';
      return { canceled: false, filePath: `${target}/${name}` };
    };
    Reflect.set(dialog, 'showSaveDialog', answer);
  }, folder);
}

/** Electron's keystore on Linux; without a desktop session Chromium does not find the right one. */
function passwordStore(real: boolean): string[] {
  const store = process.env['LECTERN_PASSWORD_STORE'];
  return real && store ? [`--password-store=${store}`] : [];
}

/** Ends the client as its learner would who agrees to leave: no page gets to ask again, whatever it has become meanwhile. */
async function closeClient(app: ElectronApplication): Promise<void> {
  for (const page of app.windows()) {
    try {
      await page.evaluate(() => window.desktop.window.closeNow());
    } catch {
      // Closed before it could say so, or a page that is gone or never came.
    }
  }
  await app.close();
}

function cleanEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || name.startsWith('VITEST') ? [] : [[name, value]],
    ),
  );
}

/** True where a test can set scripted cameras: on the host, not on Electron itself. */
export const hasScriptedCameras = process.env['LECTERN_CLIENT'] !== 'electron';

/** A process and everything below it, deepest first; elsewhere than on Linux the process alone. */
export function processTree(pid: number): number[] {
  if (process.platform !== 'linux') return [pid];
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = parentOf(Number(entry));
    if (parent !== null) parents.set(Number(entry), parent);
  }
  const below = (id: number): number[] =>
    [...parents].filter(([, parent]) => parent === id).flatMap(([child]) => [...below(child), child]);
  return [...below(pid), pid];
}

function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null; // It ended between the listing and the reading.
  }
}

/** Ends processes at once, as a power cut would. */
export function killNow(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already gone, which is what we want.
    }
  }
}

/** Ends a process, its group and everything below it at once, and waits until the last one is gone. */
export async function killTree(pid: number): Promise<void> {
  if (pid < 2) throw new Error('There is no such process.');
  const pids = processTree(pid);
  killNow([-pid, ...pids]);
  while (pids.some(isRunning)) await pause(10);
}

function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.charAt(stat.lastIndexOf(')') + 2) !== 'Z';
  } catch {
    return false; // It is gone.
  }
}
