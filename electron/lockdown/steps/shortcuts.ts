import type { AppInfo } from '../../../src/contract/ipc/app.ts';
import type { Step } from '../step.ts';

/** Shortcuts of the whole system, which the system returns when the process ends. */
export interface SystemShortcuts {
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

/** Screenshot keys do nothing; the page blocks those of the window. A key held by another program stays with it. */
export function shortcuts(system: SystemShortcuts, os: AppInfo['os']): Step {
  return {
    name: 'shortcuts',
    start() {
      const taken = screenshotKeys[os].filter((key) => system.register(key, () => undefined));
      return () => {
        for (const key of taken) system.unregister(key);
      };
    },
  };
}
