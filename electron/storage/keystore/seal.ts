import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encryption of what lies on disk; `about` is bound to it, so that nothing can be moved to another attempt. */
export interface Seal {
  seal(plain: Uint8Array, about: string): Uint8Array | Promise<Uint8Array>;
  /** Throws when the bytes were changed, or sealed with another key or for something else. */
  open(sealed: Uint8Array, about: string): Uint8Array | Promise<Uint8Array>;
}

/** A seal whose key is at hand. */
export interface KeySeal extends Seal {
  seal(plain: Uint8Array, about: string): Uint8Array;
  open(sealed: Uint8Array, about: string): Uint8Array;
}

const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM with a key of 32 bytes. */
export function createSeal(key: Uint8Array): KeySeal {
  return {
    seal(plain, about) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, about) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength))
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(-tagLength));
      return Buffer.concat([decipher.update(sealed.subarray(nonceLength, -tagLength)), decipher.final()]);
    },
  };
}
