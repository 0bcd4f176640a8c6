import { safeStorage, shell, systemPreferences } from 'electron';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { Keystore } from '../session/vault.ts';
import type { CameraSystem } from './camera-access.ts';
import { createSafeKeystore } from './safe-keystore.ts';

/** The system's keystore. */
export function safeKeystore(os: AppInfo['os'], plainAllowed: boolean): Keystore {
  return createSafeKeystore({ storage: safeStorage, os, plainAllowed });
}

/** The system's camera permission. It can change while the client runs, so it is read every time. */
export function systemCameras(os: AppInfo['os']): CameraSystem {
  return {
    os,
    status: () => (os === 'linux' ? 'granted' : systemPreferences.getMediaAccessStatus('camera')),
    ask: () => systemPreferences.askForMediaAccess('camera'),
  };
}

/** Opens an address in the system's default program. The caller has checked that it may be opened. */
export function openAddress(address: string): Promise<void> {
  return shell.openExternal(address);
}
