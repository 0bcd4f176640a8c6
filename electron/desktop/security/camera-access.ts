import type { AppInfo } from '#contract/ipc/app.ts';
import type { CameraAccess } from '#contract/ipc/devices.ts';

/** The system's camera permission; only macOS and Windows have one. */
export interface CameraSystem {
  os: AppInfo['os'];
  status: () => 'granted' | 'denied' | 'restricted' | 'not-determined' | 'unknown';
  /** Shows the system's prompt (macOS); resolves to whether access was granted. */
  ask: () => Promise<boolean>;
}

/** Whether the system lets this client use a camera. */
export function cameraAccess({ os, status }: CameraSystem): CameraAccess {
  if (os === 'linux') return 'granted';
  const current = status();
  if (current === 'granted' || current === 'unknown') return 'granted';
  if (current === 'not-determined') return os === 'mac' ? 'not-asked' : 'granted';
  return 'system-off';
}

/** Shows the system's permission prompt where there is one. */
export async function requestCamera(system: CameraSystem): Promise<CameraAccess> {
  const before = cameraAccess(system);
  if (before !== 'not-asked') return before;
  return (await system.ask()) ? 'granted' : 'refused';
}

/** The address of the system's camera settings; null: none. */
export function privacySettingsAddress(os: AppInfo['os']): string | null {
  if (os === 'windows') return 'ms-settings:privacy-webcam';
  if (os === 'mac') return 'x-apple.systempreferences:com.apple.preference.security?Privacy_Camera';
  return null;
}
