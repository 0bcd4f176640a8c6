import type { KeyValueFile } from '../settings/key-value-file.ts';
import { toKeystoreError } from './keystore-error.ts';

/** Encryption by the system's keystore. */
export interface Keystore {
  /** False: this machine has no keystore that may hold the session; it stays in memory. */
  available: () => Promise<boolean>;
  /** False: nothing protects what it encrypts, because everybody knows its key, or it has none. */
  protects: () => Promise<boolean>;
  encrypt: (text: string) => Promise<Uint8Array>;
  /** `stale`: the keystore has a newer key, encrypt again. Rejects when the bytes cannot be decrypted now. */
  decrypt: (bytes: Uint8Array) => Promise<{ text: string; stale: boolean }>;
}

/** Stores one secret for one platform: in the keystore if there is one, else in memory. */
export interface Vault {
  /** The stored secret of this platform; null: none. Rejects with KeystoreError, and the ciphertext stays. */
  open: () => Promise<string | null>;
  save: (secret: string) => Promise<'keystore' | 'memory'>;
  clear: () => Promise<void>;
  /** Called when a secret that `save` left in memory, because its file was locked, is in the file after all. */
  onStored: (listener: () => void) => void;
}

/**
 * The file contains ciphertext only, by platform origin: a token is never sent to another platform. Operations run one
 * after the other, so that a late `save` cannot restore what was cleared.
 */
export function createVault(
  file: KeyValueFile,
  keystore: Keystore,
  origin: string,
  onFailure: (error: unknown) => void,
): Vault {
  let last: Promise<unknown> = Promise.resolve();
  /** An encrypted secret that its file has not taken yet. */
  let unwritten = false;
  const storedListeners = new Set<() => void>();
  file.onStored?.(() => {
    if (!unwritten) return;
    unwritten = false;
    for (const listener of storedListeners) listener();
  });

  function enqueue<Value>(operation: () => Promise<Value>): Promise<Value> {
    const result = last.then(operation);
    last = result.catch(() => undefined); // The caller gets the rejection; the next operation runs all the same.
    return result;
  }

  function write(ciphertext: string | null): void {
    unwritten = false;
    const { [origin]: _, ...others } = file.read();
    file.write(ciphertext === null ? others : { ...others, [origin]: ciphertext });
  }

  async function encrypt(secret: string): Promise<'keystore' | 'memory'> {
    try {
      if (!(await keystore.available())) return 'memory';
      write(Buffer.from(await keystore.encrypt(secret)).toString('base64'));
      unwritten = file.isStored?.() === false;
      return unwritten ? 'memory' : 'keystore';
    } catch (error) {
      // The learner is signed in anyway; only the next start requires signing in again.
      onFailure(error);
      return 'memory';
    }
  }

  async function decrypt(ciphertext: string): ReturnType<Keystore['decrypt']> {
    try {
      return await keystore.decrypt(Buffer.from(ciphertext, 'base64'));
    } catch (error) {
      throw toKeystoreError(error);
    }
  }

  return {
    open: () =>
      enqueue(async () => {
        const ciphertext = file.read()[origin];
        if (typeof ciphertext !== 'string') return null;
        const { text, stale } = await decrypt(ciphertext);
        if (stale) await encrypt(text);
        return text;
      }),
    save: (secret) =>
      enqueue(async () => {
        // If the new secret cannot be written, the old one must not remain either.
        write(null);
        return encrypt(secret);
      }),
    clear: () => enqueue(async () => write(null)),
    onStored: (listener) => void storedListeners.add(listener),
  };
}
