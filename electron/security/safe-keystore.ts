import type { SafeStorage } from 'electron';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import { KeystoreError } from '../session/keystore-error.ts';
import type { Keystore } from '../session/vault.ts';

type Storage = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>;

export interface SafeKeystoreOptions {
  storage: Storage;
  os: AppInfo['os'];
  /** The policy accepts that any program of this user can read the stored session. */
  plainAllowed: boolean;
}

/** What Chromium on Linux encrypted with the key that is in its source code. */
const plainPrefix = 'v10';

/** Electron's keystore. On Linux without a secret service it says available, and encrypts with a key that everybody knows. */
export function createSafeKeystore({ storage, os, plainAllowed }: SafeKeystoreOptions): Keystore {
  const isPlain = () => os === 'linux' && storage.getSelectedStorageBackend() === 'basic_text';
  const available = () => storage.isAsyncEncryptionAvailable();
  return {
    available: async () => (await available()) && (plainAllowed || !isPlain()),
    protects: async () => (await available()) && !isPlain(),
    encrypt: (text) => storage.encryptStringAsync(text),
    async decrypt(given) {
      const bytes = Buffer.from(given);
      if (isPlain() && bytes.toString('latin1', 0, plainPrefix.length) !== plainPrefix) {
        throw new KeystoreError('gone', 'The secret service that encrypted this is not there now.');
      }
      const { result, shouldReEncrypt } = await storage.decryptStringAsync(bytes);
      return { text: result, stale: shouldReEncrypt };
    },
  };
}
