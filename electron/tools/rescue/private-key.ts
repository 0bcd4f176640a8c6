import { createPrivateKey, type KeyObject } from 'node:crypto';

/** Why a file holds no private key that could open papers. */
export class PrivateKeyError extends Error {
  readonly code: 'public-half' | 'password-needed' | 'password-wrong' | 'no-key' | 'no-rsa';

  constructor(code: PrivateKeyError['code'], cause?: unknown) {
    super(`The rescue key cannot be used: ${code}.`, { cause });
    this.code = code;
  }
}

/** The private half of a rescue key. `passphrase` null: none was given. Throws PrivateKeyError. */
export function privateKeyIn(pem: string, passphrase: string | null): KeyObject {
  if (/-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(pem)) throw new PrivateKeyError('public-half');
  const locked = /-----BEGIN ENCRYPTED PRIVATE KEY-----|^Proc-Type: 4,ENCRYPTED/m.test(pem);
  if (locked && passphrase === null) throw new PrivateKeyError('password-needed');
  const key = read(pem, locked ? passphrase : null);
  if (key.asymmetricKeyType !== 'rsa') throw new PrivateKeyError('no-rsa');
  return key;
}

function read(pem: string, passphrase: string | null): KeyObject {
  try {
    return createPrivateKey(passphrase === null ? pem : { key: pem, passphrase });
  } catch (error) {
    throw new PrivateKeyError(passphrase === null ? 'no-key' : 'password-wrong', error);
  }
}
