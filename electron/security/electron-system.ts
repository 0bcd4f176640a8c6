import { safeStorage, shell, systemPreferences } from 'electron';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { Keystore } from '../session/vault.ts';
import type { CameraSystem } from './camera-access.ts';

/** The system's keystore. Linux without a secret service has none, unless the policy accepts a plain file. */
export function safeKeystore(plainAllowed: boolean): Keystore {
  return {
    async available() {
      if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
      if (process.platform !== 'linux' || plainAllowed) return true;
      return safeStorage.getSelectedStorageBackend() !== 'basic_text';
    },
    encrypt: (text) => safeStorage.encryptStringAsync(text),
    async decrypt(bytes) {
      const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(Buffer.from(bytes));
      return { text: result, stale: shouldReEncrypt };
    },
  };
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
