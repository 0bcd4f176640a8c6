import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { CameraAccess } from '../../src/contract/ipc/devices.ts';

/** What the system itself says about cameras; only macOS and Windows have such a switch. */
export interface CameraSystem {
  os: AppInfo['os'];
  status: () => 'granted' | 'denied' | 'restricted' | 'not-determined' | 'unknown';
  /** macOS asks the learner; resolves to the answer. */
  ask: () => Promise<boolean>;
}

/** Whether the system lets this client use a camera. Our own page is always allowed to by us. */
export function cameraAccess({ os, status }: CameraSystem): CameraAccess {
  if (os === 'linux') return 'granted';
  const said = status();
  if (said === 'granted' || said === 'unknown') return 'granted';
  if (said === 'not-determined') return os === 'mac' ? 'not-asked' : 'granted';
  return 'system-off';
}

/** Asks where the system asks at all; says what came of it. */
export async function requestCamera(system: CameraSystem): Promise<CameraAccess> {
  const before = cameraAccess(system);
  if (before !== 'not-asked') return before;
  return (await system.ask()) ? 'granted' : 'refused';
}

/** The page of the system's settings where cameras are allowed; null where there is none to open. */
export function privacySettingsAddress(os: AppInfo['os']): string | null {
  if (os === 'windows') return 'ms-settings:privacy-webcam';
  if (os === 'mac') return 'x-apple.systempreferences:com.apple.preference.security?Privacy_Camera';
  return null;
}
