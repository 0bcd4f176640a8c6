import type { SafeStorage } from 'electron';
import type { AppInfo } from '#contract/ipc/app.ts';
import { KeystoreError } from './keystore-error.ts';
import type { Keystore } from './vault.ts';

type Storage = Pick<SafeStorage, 'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'>;

export interface SafeKeystoreOptions {
  storage: Storage;
  os: AppInfo['os'];
  /** The policy accepts that any program of this user can read the stored session. */
  plainAllowed: boolean;
}

/** What Chromium on Linux encrypted with the key that is in its source code. */
const plainPrefix = 'v10';

const isPlainText = (bytes: Buffer) => bytes.toString('latin1', 0, plainPrefix.length) === plainPrefix;

/**
 * Electron's keystore. On Linux without a secret service it says available, and encrypts with a key that everybody knows.
 * Only the bytes tell: the name of the backend follows the desktop's name, whether its keyring is there or not.
 */
export function createSafeKeystore({ storage, os, plainAllowed }: SafeKeystoreOptions): Keystore {
  /** Chromium chooses its key once, so that one trial tells for the whole run. */
  let known: boolean | null = null;
  const isPlain = async () => {
    if (os !== 'linux') return false;
    known ??= isPlainText(await storage.encryptStringAsync('trial'));
    return known;
  };
  const available = () => storage.isAsyncEncryptionAvailable();
  return {
    available: async () => (await available()) && (plainAllowed || !(await isPlain())),
    protects: async () => (await available()) && !(await isPlain()),
    encrypt: (text) => storage.encryptStringAsync(text),
    async decrypt(given) {
      const bytes = Buffer.from(given);
      if (!isPlainText(bytes) && (await isPlain())) {
        throw new KeystoreError('gone', 'The secret service that encrypted this is not there now.');
      }
      const { result, shouldReEncrypt } = await storage.decryptStringAsync(bytes);
      return { text: result, stale: shouldReEncrypt };
    },
  };
}
