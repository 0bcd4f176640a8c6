import { KeystoreError, toKeystoreError } from './keystore-error.ts';
import type { Keystore } from './vault.ts';

const defaultWaitMs = 4_000;

/**
 * A keystore whose calls end in time and reject with KeystoreError. A system may ask the learner and wait for hours; a
 * call that is given up goes on meanwhile, and the same decryption joins it instead of asking once more.
 */
export function boundedKeystore(keystore: Keystore, waitMs = defaultWaitMs): Keystore {
  const running = new Map<string, ReturnType<Keystore['decrypt']>>();

  function decryption(bytes: Uint8Array): ReturnType<Keystore['decrypt']> {
    const id = Buffer.from(bytes).toString('base64');
    const known = running.get(id);
    if (known) return known;
    const started = decrypt(bytes).finally(() => running.delete(id));
    running.set(id, started);
    return started;
  }

  async function decrypt(bytes: Uint8Array): ReturnType<Keystore['decrypt']> {
    if (!(await keystore.available())) throw new KeystoreError('gone', 'This machine has no keystore now.');
    return keystore.decrypt(bytes);
  }

  return {
    available: () => inTime(keystore.available(), waitMs),
    protects: () => inTime(keystore.protects(), waitMs),
    encrypt: (text) => inTime(keystore.encrypt(text), waitMs),
    decrypt: (bytes) => inTime(decryption(bytes), waitMs),
  };
}

async function inTime<Value>(work: Promise<Value>, waitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const slow = () => reject(new KeystoreError('slow', `The keystore has not answered for ${waitMs} ms.`));
    timer = setTimeout(slow, waitMs);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw toKeystoreError(error);
  } finally {
    clearTimeout(timer);
  }
}
