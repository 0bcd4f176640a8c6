import type { Keystore } from '../keystore/vault.ts';
import type { KeyVault } from './keys.ts';

/** The system's keystore, which takes texts, for the keys of the journals. */
export function keystoreVault(keystore: Keystore): KeyVault {
  return {
    async wrap(bytes) {
      if (!(await keystore.protects())) return null;
      return keystore.encrypt(Buffer.from(bytes).toString('base64'));
    },
    async unwrap(bytes) {
      const { text } = await keystore.decrypt(bytes);
      return Buffer.from(text, 'base64');
    },
  };
}
