import { recordCall } from './shell.ts';
import { strictProxy } from './strict-proxy.ts';
import type { GlobalShortcut } from './surface.ts';
import { HostWindow } from './window.ts';

const shortcuts = new Map<string, () => void>();

/** In a Wayland session the desktop's portal holds shortcuts: it asks the user over the window, says yes and keeps them. */
const isPortal = process.env['XDG_SESSION_TYPE'] === 'wayland';

/** A person who is asked answers after so long. */
const answersAfterMs = 600;

function askOverTheWindow(): void {
  const window = HostWindow.getFocusedWindow();
  window?.blur();
  setTimeout(() => window?.focus(), answersAfterMs);
}

function take(accelerator: string, pressed: () => void): boolean {
  recordCall('globalShortcut.register', accelerator);
  if (isPortal) askOverTheWindow();
  if (shortcuts.has(accelerator)) return isPortal;
  shortcuts.set(accelerator, pressed);
  return true;
}

const implementation: GlobalShortcut = {
  register: take,
  registerAll: (accelerators, pressed) => accelerators.forEach((one) => take(one, pressed)),
  isRegistered: (accelerator) => shortcuts.has(accelerator),
  unregister: (accelerator) => void (isPortal || shortcuts.delete(accelerator)),
  unregisterAll: () => shortcuts.clear(),
};
export const globalShortcut = strictProxy('globalShortcut', implementation);
