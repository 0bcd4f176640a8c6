import type { AppInfo } from '#contract/ipc/app.ts';
import type { Step } from '../step.ts';

/** Shortcuts of the whole system, which the system returns when the process ends. */
export interface SystemShortcuts {
  /** False: taking one would open a dialog of the desktop over the paper, and none could be given back. */
  canTake: boolean;
  /** False: another program holds it. */
  register: (accelerator: string, pressed: () => void) => boolean;
  unregister: (accelerator: string) => void;
}

/** Screenshot keys. Keys of input methods must never be here. */
const screenshotKeys: Readonly<Record<AppInfo['os'], readonly string[]>> = {
  windows: ['PrintScreen', 'Alt+PrintScreen'],
  mac: ['Command+Shift+3', 'Command+Shift+4', 'Command+Shift+5'],
  linux: ['PrintScreen', 'Alt+PrintScreen'],
};

/**
 * On Wayland every key that is taken goes through a portal of the desktop, which asks the learner, says yes to whatever it is
 * asked for, and keeps what it bound until the process ends.
 */
export function canTakeShortcuts(os: AppInfo['os'], env: NodeJS.ProcessEnv, ozonePlatform: string): boolean {
  if (os !== 'linux' || ozonePlatform === 'x11') return true;
  return ozonePlatform !== 'wayland' && env['XDG_SESSION_TYPE'] !== 'wayland' && !env['WAYLAND_DISPLAY'];
}

/** Screenshot keys do nothing; the page blocks those of the window. A key held by another program stays with it. */
export function shortcuts(system: SystemShortcuts, os: AppInfo['os']): Step {
  return {
    name: 'shortcuts',
    start() {
      const taken = (system.canTake ? screenshotKeys[os] : []).filter((key) => system.register(key, () => undefined));
      return () => {
        for (const key of taken) system.unregister(key);
      };
    },
  };
}
