import { createHash } from 'node:crypto';
import type { Keystore } from '#electron/storage/keystore/vault.ts';

/** What the system's keystore vouches for in a file that anybody at this computer can write. */
export interface CacheSeal {
  /** Null: no keystore protects anything here. Never rejects. */
  seal: (text: string) => Promise<string | null>;
  /** True for a text that this machine's keystore sealed. Never rejects. */
  vouches: (text: string, seal: unknown) => Promise<boolean>;
}

export function createCacheSeal(keystore: Keystore, report: (problem: string) => void): CacheSeal {
  const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
  return {
    async seal(text) {
      try {
        if (!(await keystore.protects())) return null;
        return Buffer.from(await keystore.encrypt(digestOf(text))).toString('base64');
      } catch (error) {
        report(`the keystore does not seal the configuration: ${String(error)}`);
        return null;
      }
    },
    async vouches(text, seal) {
      if (typeof seal !== 'string') return false;
      try {
        if (!(await keystore.protects())) return false;
        return (await keystore.decrypt(Buffer.from(seal, 'base64'))).text === digestOf(text);
      } catch (error) {
        report(`the keystore does not vouch for the configuration: ${String(error)}`);
        return false;
      }
    },
  };
}
