import type { KeyValueFile } from '../settings/key-value-file.ts';
import type { Keystore } from './keystore.ts';

/** Keeps one secret text for one platform: in the keystore when there is one, else in memory. */
export interface Vault {
  /** What was kept for this platform; null when nothing was, or when it can no longer be opened. */
  open: () => Promise<string | null>;
  keep: (secret: string) => Promise<'keystore' | 'memory'>;
  forget: () => Promise<void>;
}

/**
 * The file holds ciphertext only, by platform origin: a token is never offered to another platform. Writes run one
 * after the other, so that a late `keep` cannot bring back what was forgotten.
 */
export function createVault(
  file: KeyValueFile,
  keystore: Keystore,
  origin: string,
  onFailure: (error: unknown) => void,
): Vault {
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = last.then(work);
    last = turn.catch(() => undefined); // Whoever asked hears it; the next one goes on.
    return turn;
  }

  function put(ciphertext: string | null): void {
    const { [origin]: _, ...others } = file.read();
    file.write(ciphertext === null ? others : { ...others, [origin]: ciphertext });
  }

  async function store(secret: string): Promise<'keystore' | 'memory'> {
    try {
      if (!(await keystore.available())) return 'memory';
      put(Buffer.from(await keystore.encrypt(secret)).toString('base64'));
      return 'keystore';
    } catch (error) {
      // The learner is signed in all the same; only the next start asks again.
      onFailure(error);
      return 'memory';
    }
  }

  return {
    open: () =>
      inTurn(async () => {
        const ciphertext = file.read()[origin];
        if (typeof ciphertext !== 'string') return null;
        try {
          const { text, stale } = await keystore.decrypt(Buffer.from(ciphertext, 'base64'));
          if (stale) await store(text);
          return text;
        } catch (error) {
          onFailure(error);
          put(null);
          return null;
        }
      }),
    keep: (secret) =>
      inTurn(async () => {
        // What an earlier session left must not outlive a new one that cannot be written.
        put(null);
        return store(secret);
      }),
    forget: () => inTurn(async () => put(null)),
  };
}
