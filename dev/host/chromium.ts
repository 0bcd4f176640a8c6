import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { CdpConnection } from './cdp.ts';

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'microsoft-edge', 'msedge'];
const features = [
  'Translate',
  'MediaRouter',
  'OptimizationHints',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  // Chromium's own address bar: a page of its own, which every window would load beside ours.
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];
const switches = [
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-breakpad',
  '--disable-popup-blocking',
  '--disable-hang-monitor',
  '--disable-search-engine-choice-screen',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--metrics-recording-only',
  '--password-store=basic',
  '--no-startup-window',
  '--test-type', // otherwise a bar about unsupported switches takes 56 px of every window
  '--remote-debugging-pipe',
  `--disable-features=${features.join()}`,
];

/** The Chromium to use: CHROME_PATH, or the first browser on PATH that is not Ubuntu's stub for a snap. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => isExecutable(file) && !isSnapStub(file));
}

function isExecutable(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true && (fs.statSync(file).mode & 0o111) !== 0;
}

/** Ubuntu's /usr/bin/chromium-browser is a script that only tells to install the snap. */
export function isSnapStub(file: string): boolean {
  if (fs.statSync(file).size > 64 * 1024) return false;
  const text = fs.readFileSync(file, 'latin1');
  return text.startsWith('#!') && /snap (install|run)|\/snap\/bin\//.test(text);
}

/** Chromium refuses to start its sandbox as root; for everybody else the sandbox stays on. */
export function rootSwitches(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

export interface Launched {
  child: ChildProcess;
  connection: CdpConnection;
  executable: string;
  product: string;
}

/** Starts Chromium on a profile; tries again while an earlier one, whose main process was killed, still holds it. */
export async function launchChromium(profile: string, extra: string[], whenGone: () => void): Promise<Launched> {
  const executable = findChromium();
  if (!executable) throw new Error('host: no Chromium found; set CHROME_PATH to an installed Chromium, Chrome or Edge');
  dropForeignLock(profile);
  const args = [...rootSwitches(), ...switches, `--user-data-dir=${profile}`, ...extra];
  let lastError = '';
  for (let attempt = 0; attempt < 40; attempt++) {
    const child = spawn(executable, args, {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: undefined },
    });
    forwardStderr(child);
    let up = false;
    const [, , , toBrowser, fromBrowser] = child.stdio;
    if (!(toBrowser instanceof Writable) || !(fromBrowser instanceof Readable)) throw new Error('host: no pipe');
    const connection = new CdpConnection(toBrowser, fromBrowser, () => up && whenGone());
    try {
      const { product } = await Promise.race([connection.root.send('Browser.getVersion'), failed(child)]);
      up = true;
      return { child, connection, executable, product };
    } catch (error) {
      lastError = error instanceof Error ? error.message : String(error);
      child.kill('SIGKILL');
      await delay(150);
    }
  }
  throw new Error(`host: Chromium (${executable}) did not start: ${lastError}`);
}

function failed(child: ChildProcess): Promise<never> {
  return new Promise((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`it ended at once (${signal ?? code})`)));
  });
}

function forwardStderr(child: ChildProcess): void {
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) {
      if (line.includes('DevTools listening')) process.stderr.write(`${line}\n`);
      else if (process.env.LECTERN_HOST_VERBOSE && line) process.stderr.write(`[chromium] ${line}\n`);
    }
  });
}

/** A lock left by another machine (a copied profile, a container that had another name) would stop Chromium for good. */
function dropForeignLock(profile: string): void {
  const lock = path.join(profile, 'SingletonLock');
  if (!fs.lstatSync(lock, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const owner = fs.readlinkSync(lock).replace(/-\d+$/, '');
  if (owner !== os.hostname()) fs.rmSync(lock, { force: true });
}
