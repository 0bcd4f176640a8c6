import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../setup/system.mjs';

export type ClientKind = 'electron' | 'chromium';

/** A client that was started: `ready` resolves with its first screen, or rejects with its last error line. */
export interface RunningClient {
  kind: ClientKind;
  child: ChildProcess;
  ready: Promise<void>;
  devtools(): string | null;
  exited: Promise<number>;
  /** Ends it and everything that it started, at once. */
  kill(): void;
}

export interface Launch {
  root: string;
  kind: ClientKind;
  headless: boolean;
  fakeCameras: 0 | 1 | 2 | null;
  /** Switches of the client itself. */
  switches: readonly string[];
}

/** The Electron executable that npm's package brought, or null when it was never downloaded. */
export function electronBinary(root: string): string | null {
  const folder = path.join(root, 'node_modules', 'electron');
  const mark = path.join(folder, 'path.txt');
  if (!existsSync(mark)) return null;
  const file = path.join(folder, 'dist', readFileSync(mark, 'utf8').trim());
  return existsSync(file) ? file : null;
}

/** Starts the built client on Electron or on the host. */
export function launch(options: Launch): RunningClient {
  const [command, ...args] = commandOf(options);
  const child = spawn(command, [...args, options.root, ...options.switches, ...cameraSwitches(options)], {
    cwd: options.root,
    env: environmentOf(options),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that nothing of it is left when it has to be ended.
    detached: process.platform !== 'win32',
  });
  let devtools: string | null = null;
  const errors: string[] = [];
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const ready = new Promise<void>((resolve, reject) => {
    onLine(child.stdout, (line) => {
      if (line.startsWith('LECTERN_READY')) resolve();
      else process.stdout.write(`${line}\n`);
    });
    onLine(child.stderr, (line) => {
      const found = /DevTools listening on (\S+)/.exec(line);
      if (found) devtools = found[1] ?? null;
      else if (/error|fail|fatal|cannot|sandbox/i.test(line)) errors.push(line);
    });
    child.once('error', reject);
    void exited.then((code) =>
      reject(
        new Error(problemOf(errors, options.root) ?? `The client ended with code ${code} before its first screen.`),
      ),
    );
  });
  ready.catch(() => undefined); // Whoever waits hears it; a client that ends later is no unhandled rejection.
  return { kind: options.kind, child, ready, devtools: () => devtools, exited, kill: () => killGroup(child) };
}

/** What the last lines of a client that did not start say, with what helps; null: nothing. */
export function problemOf(errors: readonly string[], root: string): string | null {
  const last = errors.at(-1) ?? null;
  if (!errors.some((line) => /no usable sandbox|SUID sandbox|namespace sandbox/i.test(line))) return last;
  const file = path.join(root, 'node_modules', 'electron', 'dist', 'chrome-sandbox');
  return [
    'this system lets only programs with a profile open a sandbox (Ubuntu 23.10 and later). This helps:',
    `  sudo chown root:root '${file}' && sudo chmod 4755 '${file}'`,
  ].join('\n');
}

function killGroup({ pid }: Pick<ChildProcess, 'pid'>): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    // All of it has ended; macOS refuses a group of which nothing runs any more.
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}

/** Electron on Linux without a display; elsewhere a window appears all the same. */
const withoutDisplay = process.platform === 'linux' ? ['--ozone-platform=headless', '--disable-gpu'] : [];

function commandOf({ root, kind, headless }: Launch): [string, ...string[]] {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  if (kind === 'chromium') return [path.join(root, 'dev', 'host', 'electron')];
  const binary = electronBinary(root);
  if (!binary) throw new Error('Electron is not installed.');
  return [binary, ...asRoot, ...(headless ? withoutDisplay : [])];
}

function environmentOf({ kind, headless }: Launch): NodeJS.ProcessEnv {
  const { ELECTRON_RUN_AS_NODE: _, ...environment } = process.env;
  if (kind === 'electron') return environment;
  return { ...environment, CHROME_PATH: findChromium() ?? '', LECTERN_HOST_HEADLESS: headless ? '1' : '0' };
}

function cameraSwitches({ kind, fakeCameras }: Launch): string[] {
  if (fakeCameras === null) return [];
  if (kind === 'chromium') return [`--lectern-scripted-cameras=${fakeCameras}`];
  return [`--use-fake-device-for-media-stream=device-count=${fakeCameras}`];
}

function onLine(stream: NodeJS.ReadableStream | null, take: (line: string) => void): void {
  let rest = '';
  stream?.on('data', (chunk: Buffer | string) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) take(line.trimEnd());
  });
}
