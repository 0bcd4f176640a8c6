import { cpus, networkInterfaces } from 'node:os';
import { readFileSync } from 'node:fs';
import { globalShortcut, screen, type BrowserWindow } from 'electron';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { LockdownSystem } from './exam-lockdown.ts';
import { signalsOf, type SeatFacts } from './signals.ts';
import type { StartWatchdog } from './steps/watchdog.ts';

export interface LockdownSystemOptions {
  os: AppInfo['os'];
  /** The window that shows the paper, or will. */
  window: () => BrowserWindow | null;
  startWatchdog: StartWatchdog;
}

/** Electron's and the machine's side of a lockdown. */
export function lockdownSystem({ os, window, startWatchdog }: LockdownSystemOptions): LockdownSystem {
  return {
    window() {
      const current = window();
      return current && lockWindow(current);
    },
    shortcuts: {
      register: (accelerator, pressed) => globalShortcut.register(accelerator, pressed),
      unregister: (accelerator) => globalShortcut.unregister(accelerator),
    },
    signals: () => signalsOf({ os, displays: screen.getAllDisplays().length, env: process.env, ...machine(os) }),
    onDisplaysChange(listener) {
      screen.on('display-added', listener);
      screen.on('display-removed', listener);
      return () => {
        screen.off('display-added', listener);
        screen.off('display-removed', listener);
      };
    },
    startWatchdog,
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

function machine(os: AppInfo['os']): Pick<SeatFacts, 'macs' | 'hardware'> {
  const cards = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const boards = os === 'linux' ? ['sys_vendor', 'product_name'].map(boardText) : [];
  return {
    macs: cards.filter(({ internal }) => !internal).map(({ mac }) => mac),
    hardware: [...cpus().map(({ model }) => model), ...boards],
  };
}

function boardText(name: string): string {
  try {
    return readFileSync(`/sys/class/dmi/id/${name}`, 'utf8');
  } catch {
    return ''; // Containers and some boards tell nothing.
  }
}
