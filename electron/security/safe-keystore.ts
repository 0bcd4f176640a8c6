import { safeStorage } from 'electron';
import type { Keystore } from '../session/keystore.ts';

/** The system's keystore. Linux without a secret service has none, unless the policy takes a plain file for one. */
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
