import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { defaultPath } from './app-paths.ts';
import { runningBrowser } from './browser.ts';
import { CommandLine } from './command-line.ts';
import { Emitter } from './emitter.ts';
import { systemLanguages } from './languages.ts';
import { preventable } from './preventable.ts';
import { recordCall } from './shell.ts';
import { InstanceLock } from './single-instance.ts';
import type { App, AppEvents } from './surface.ts';

/** What start.ts found of the app: its package.json, and whether it is packaged. */
export interface AppFacts {
  name: string;
  version: string;
  path: string;
  packaged: boolean;
}

/** Asks every window to close; false when one refuses. Set by window.ts, which knows them. */
type CloseWindows = () => Promise<boolean>;

class HostApp extends Emitter<AppEvents> implements App {
  static override readonly apiName = 'app';
  readonly commandLine = new CommandLine(hostArguments());
  name = 'Electron';
  isPackaged = false;
  userAgentFallback = '';
  private facts: AppFacts = { name: 'Electron', version: '0.0.0', path: process.cwd(), packaged: false };
  private readonly paths = new Map<string, string>();
  private readonly lock = new InstanceLock();
  private readonly readiness = Promise.withResolvers<void>();
  private ready = false;
  private quitting = false;
  private exiting = false;
  private again: { execPath?: string; args?: string[] } | undefined;
  private closeWindows: CloseWindows = async () => true;

  begin(facts: AppFacts): void {
    this.facts = facts;
    this.name = facts.name;
    this.isPackaged = facts.packaged;
    this.userAgentFallback = defaultUserAgent(facts.name, facts.version);
  }

  markReady(): void {
    this.ready = true;
    this.emit('will-finish-launching');
    this.emit('ready', preventable(), {});
    this.readiness.resolve();
  }

  onCloseWindows(close: CloseWindows): void {
    this.closeWindows = close;
  }

  get isQuitting(): boolean {
    return this.quitting || this.exiting;
  }

  whenReady(): Promise<void> {
    return this.readiness.promise;
  }
  isReady(): boolean {
    return this.ready;
  }
  getName(): string {
    return this.name;
  }
  setName(name: string): void {
    this.name = name;
  }
  getVersion(): string {
    return this.facts.version;
  }
  getAppPath(): string {
    return this.facts.path;
  }
  getPath(name: string): string {
    return this.paths.get(name) ?? defaultPath(name, this.name, this.commandLine.getSwitchValue('user-data-dir'));
  }
  setPath(name: string, path: string): void {
    if (!path.startsWith('/')) throw new Error('Path must be absolute');
    this.paths.set(name, path);
    if (name === 'userData') this.paths.set('sessionData', path);
  }

  setUserTasks(tasks: Electron.Task[]): boolean {
    recordCall('setUserTasks', tasks);
    return true;
  }

  requestSingleInstanceLock(data?: unknown): boolean {
    return this.lock.take(this.getPath('userData'), data, ({ argv, cwd, data: sent }) => {
      this.emit('second-instance', preventable(), argv, cwd, sent);
    });
  }
  hasSingleInstanceLock(): boolean {
    return this.lock.held;
  }
  releaseSingleInstanceLock(): void {
    this.lock.release();
  }

  quit(): void {
    if (this.quitting) return;
    this.quitting = true;
    setImmediate(() => void this.quitInOrder());
  }

  private async quitInOrder(): Promise<void> {
    const before = preventable();
    this.emit('before-quit', before);
    const allowed = !before.defaultPrevented && (await this.closeWindows());
    const will = preventable();
    if (allowed) this.emit('will-quit', will);
    if (allowed && !will.defaultPrevented) this.exit(0);
    else this.quitting = false;
  }

  relaunch(options: { execPath?: string; args?: string[] } = {}): void {
    this.again = options;
  }

  exit(code = 0): void {
    if (this.exiting) return;
    this.exiting = true;
    this.emit('quit', preventable(), code);
    this.lock.release();
    void this.end(code);
  }

  private async end(code: number): Promise<void> {
    const running = runningBrowser();
    const child = running?.launched.child;
    if (running && child && child.exitCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      running.root.send('Browser.close').catch(() => child.kill('SIGKILL'));
      await Promise.race([gone, delay(3000)]);
      if (child.exitCode === null) child.kill('SIGKILL');
    }
    if (this.again) {
      const { execPath = process.execPath, args = process.argv.slice(1) } = this.again;
      spawn(execPath, args, { detached: true, stdio: 'inherit' }).unref();
    }
    process.exit(code);
  }

  getLocale(): string {
    return this.commandLine.getSwitchValue('lang') || this.getSystemLocale();
  }
  getSystemLocale(): string {
    return this.getPreferredSystemLanguages()[0] ?? 'en-US';
  }
  getPreferredSystemLanguages(): string[] {
    return systemLanguages(process.env);
  }
  getLocaleCountryCode(): string {
    return this.getSystemLocale().split('-')[1] ?? '';
  }
  getAppMetrics(): [] {
    return [];
  }
  getLoginItemSettings(): Electron.LoginItemSettings {
    return {
      openAtLogin: false,
      wasOpenedAtLogin: false,
      executableWillLaunchAtLogin: false,
      launchItems: [],
      status: 'not-registered',
    };
  }
  setAsDefaultProtocolClient(scheme: string): boolean {
    recordCall('setAsDefaultProtocolClient', scheme);
    return true;
  }
  setAppUserModelId(id: string): void {
    recordCall('setAppUserModelId', id);
  }
  setBadgeCount(): boolean {
    return false;
  }

  // Nothing of the desktop to change here.
  focus(): void {}
  setAppLogsPath(): void {}
  setLoginItemSettings(): void {}
  disableHardwareAcceleration(): void {}
  enableSandbox(): void {}
}

/** The arguments before Playwright's own preload took its switches out. */
function hostArguments(): string[] {
  const kept: unknown = Reflect.get(process, 'lecternHostArguments');
  return Array.isArray(kept)
    ? kept.filter((argument): argument is string => typeof argument === 'string')
    : process.argv.slice(1);
}

export const app = new HostApp();
process.on('SIGTERM', () => app.quit());
process.on('SIGINT', () => app.quit());
process.on('exit', () => app.releaseSingleInstanceLock());

/** What Electron's Chromium calls itself: the app and Electron beside Chromium's own names. */
function defaultUserAgent(name: string, version: string): string {
  const { chrome, electron } = process.versions;
  const own = `${name.replaceAll(' ', '')}/${version}`;
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${own} Chrome/${chrome} Electron/${electron} Safari/537.36`;
}
