import { ask, desktop } from '#lib/desktop.ts';
import { mediaDevices, openCamera } from './open-camera.ts';

/** Whether the page may use cameras, and if not, who can change that. */
export type Access = 'granted' | 'refused' | 'system-off' | 'absent' | 'unsupported';

/**
 * Asks for the right to use a camera: the system first (macOS), then the page's own request, which also lets the
 * devices tell their names. A camera that another program has counts as granted: which one is busy shows when the chosen one
 * is opened.
 */
export async function requestAccess(): Promise<Access> {
  const system = await ask(desktop.devices.requestCamera()).catch(() => 'granted' as const); // An old main: the page's own request decides.
  if (system === 'system-off') return 'system-off';
  if (system === 'refused') return 'refused';
  if (!mediaDevices()) return 'unsupported';
  const opened = await openCamera(null, { width: 640, height: 480 });
  if ('failure' in opened) return opened.failure === 'busy' ? 'granted' : opened.failure;
  for (const track of opened.stream.getTracks()) track.stop();
  return 'granted';
}
