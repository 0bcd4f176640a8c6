import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, networkInterfaces, userInfo } from 'node:os';
import path from 'node:path';
import { app, type BrowserWindow, globalShortcut, screen } from 'electron';
import type { AppInfo } from '#contract/ipc/app.ts';
import type { LockdownSystem } from '#electron/exam/lockdown/exam-lockdown.ts';
import { type SeatFacts, signalsOf } from '#electron/exam/lockdown/signals.ts';
import { canTakeShortcuts } from '#electron/exam/lockdown/steps/shortcuts.ts';
import type { StartWatchdog } from '#electron/exam/lockdown/steps/watchdog.ts';
import { programFile } from '#electron/kernel/app-image.ts';
import { channelSwitch, watchdogSwitch } from '#electron/kernel/command/run-switches.ts';
import { startWatched } from './watchdog/watched.ts';
import { sessionNameNow } from './windows-session.ts';

export interface LockdownSystemOptions {
  os: AppInfo['os'];
  /** The window that shows the paper, or will. */
  window: () => BrowserWindow | null;
  userData: string;
}

/** Electron's and the machine's side of a lockdown. */
export function lockdownSystem({ os, window, userData }: LockdownSystemOptions): LockdownSystem {
  let session: string | null = null;
  const environment = () => (session === null ? process.env : { ...process.env, SESSIONNAME: session });
  /** A session that is taken over from afar has another name, which only the system knows. */
  const readSession = async (isNew: () => void) => {
    const name = await sessionNameNow();
    if (name === null || name === session) return;
    session = name;
    isNew();
  };
  return {
    window() {
      const current = window();
      return current && lockWindow(current);
    },
    shortcuts: {
      canTake: canTakeShortcuts(os, process.env, app.commandLine.getSwitchValue('ozone-platform')),
      register: (accelerator, pressed) => globalShortcut.register(accelerator, pressed),
      unregister: (accelerator) => globalShortcut.unregister(accelerator),
    },
    signals: () => signalsOf({ os, displays: screen.getAllDisplays().length, env: environment(), ...machine(os) }),
    displays: () => screen.getAllDisplays().length,
    onDisplaysChange(changed) {
      let isOpen = true;
      const listener = () => {
        changed();
        if (os === 'windows') void readSession(() => isOpen && changed());
      };
      // A bar that hides while the paper fills the screen changes the work area alone.
      const resized = (_: unknown, _display: unknown, what: string[]) => {
        if (what.includes('bounds') || what.includes('rotation')) listener();
      };
      screen.on('display-added', listener);
      screen.on('display-removed', listener);
      screen.on('display-metrics-changed', resized);
      return () => {
        isOpen = false;
        screen.off('display-added', listener);
        screen.off('display-removed', listener);
        screen.off('display-metrics-changed', resized);
      };
    },
    startWatchdog: watchdogStarter(userData),
  };
}

function lockWindow(window: BrowserWindow): NonNullable<ReturnType<LockdownSystem['window']>> {
  return {
    isDestroyed: () => window.isDestroyed(),
    isFullScreen: () => window.isFullScreen(),
    setFullScreen: (on) => window.setFullScreen(on),
    isKiosk: () => window.isKiosk(),
    setKiosk: (on) => window.setKiosk(on),
    isAlwaysOnTop: () => window.isAlwaysOnTop(),
    setAlwaysOnTop: (on, level) => window.setAlwaysOnTop(on, level),
    setContentProtection: (on) => window.setContentProtection(on),
    onClosed: (listener) => void window.once('closed', listener),
  };
}

function machine(os: AppInfo['os']): Pick<SeatFacts, 'home' | 'macs' | 'hardware'> {
  const cards = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const boards = os === 'linux' ? ['sys_vendor', 'product_name'].map(boardText) : [];
  return {
    home: homeFolder(),
    macs: cards.filter(({ internal }) => !internal).map(({ mac }) => mac),
    hardware: [...cpus().map(({ model }) => model), ...boards],
  };
}

function homeFolder(): string {
  try {
    return userInfo().homedir;
  } catch {
    return ''; // A user whom the system does not list.
  }
}

function boardText(name: string): string {
  try {
    return readFileSync(`/sys/class/dmi/id/${name}`, 'utf8');
  } catch {
    return ''; // Containers and some boards tell nothing.
  }
}

/** Starts a watchdog as a second process of this program, with a folder of its own below `userData`. */
function watchdogStarter(userData: string): StartWatchdog {
  return (attemptId, ended) =>
    startWatched({
      watch: { attemptId, command: programFile(), args: process.argv.slice(1) },
      ended,
      start(address) {
        const own = [watchdogSwitch, `${channelSwitch}=${address}`];
        own.push(`--user-data-dir=${path.join(userData, 'watchdog')}`);
        // In a group of its own: what ends this client's group must not end the watchdog.
        return spawn(programFile(), [...(app.isPackaged ? [] : [app.getAppPath()]), ...own], {
          detached: true,
          stdio: 'ignore',
        });
      },
    });
}
