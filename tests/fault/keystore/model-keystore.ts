import type { KeyVault } from '#electron/storage/journal/keys.ts';
import { keystoreVault } from '#electron/storage/journal/keystore-vault.ts';
import { boundedKeystore } from '#electron/storage/keystore/bounded-keystore.ts';
import type { Keystore } from '#electron/storage/keystore/vault.ts';

/** What a keystore does with a request, in the words of Electron and of the systems. `slow`: nothing until it changes. */
export const keystoreStates = ['good', 'busy', 'denied', 'slow', 'gone', 'changed'] as const;
export type KeystoreState = (typeof keystoreStates)[number];

const refusals: Partial<Record<KeystoreState, string>> = {
  busy: 'The keychain is busy, try again later.',
  denied: 'User denied access to the keychain.',
  changed: 'Error while decrypting the ciphertext provided to safeStorage.decryptString.',
};

/** The client gives a request up after this long, in real time: short, for the lab. */
const waitMs = 3;

/** A keystore with moods. */
export class ModelKeystore implements Keystore {
  /** Requests of the client that have no answer yet. */
  pending = 0;
  #state: KeystoreState = 'good';
  #waiting: (() => void)[] = [];

  get state(): KeystoreState {
    return this.#state;
  }

  become(state: KeystoreState): void {
    this.#state = state;
    for (const go of this.#waiting.splice(0)) go();
  }

  available = async (): Promise<boolean> => this.#state !== 'gone';

  protects = async (): Promise<boolean> => this.#state !== 'gone';

  encrypt = async (text: string): Promise<Uint8Array> => {
    await this.#answer();
    return Buffer.from(text).map((byte) => byte ^ 0x5a);
  };

  decrypt = async (bytes: Uint8Array): Promise<{ text: string; stale: boolean }> => {
    await this.#answer();
    return { text: Buffer.from(bytes.map((byte) => byte ^ 0x5a)).toString(), stale: false };
  };

  /** The vault of one run of the client. */
  vault(): KeyVault {
    const vault = keystoreVault(boundedKeystore(this, waitMs));
    return { wrap: (bytes) => this.#counted(vault.wrap(bytes)), unwrap: (bytes) => this.#counted(vault.unwrap(bytes)) };
  }

  async #answer(): Promise<void> {
    while (this.#state === 'slow') {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    const refusal = refusals[this.#state];
    if (refusal !== undefined) throw new Error(refusal);
  }

  async #counted<Value>(work: Promise<Value>): Promise<Value> {
    this.pending += 1;
    try {
      return await work;
    } finally {
      this.pending -= 1;
    }
  }
}
