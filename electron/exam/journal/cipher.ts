import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;
const algorithm = 'aes-256-gcm';

export const dataKeyLength = 32;

function boundTo(sequence: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.write('LJr1', 'latin1');
  bytes.writeBigUInt64BE(BigInt(sequence), 4);
  return bytes;
}

/** Nonce, tag, ciphertext. The sequence is authenticated, so a record cannot be moved to another place. */
export function encryptRecord(key: Uint8Array, sequence: number, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(boundTo(sequence));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Null when the bytes are not what this key sealed at this sequence. */
export function decryptRecord(key: Uint8Array, sequence: number, sealed: Uint8Array): Buffer | null {
  if (sealed.length < nonceLength + tagLength) return null;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(boundTo(sequence))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]);
  } catch {
    // GCM says "not authentic" by throwing; to the reader that is one more damaged record.
    return null;
  }
}

/** Tells a wrong key from damaged records, without giving the key away. */
export function keyCheck(key: Uint8Array): string {
  return createHash('sha256').update('lectern journal key check').update(key).digest('base64url').slice(0, 16);
}
