import { randomInt, scrypt } from 'node:crypto';

/** Crockford's base 32: no letter that is taken for a digit. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits. */
const length = 16;
const group = 4;
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 } as const;
const keyLength = 32;

/** A random key as people read and type it: four groups of four. */
export function makeTransferKey(): string {
  const text = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
  return (text.match(new RegExp(`.{${group}}`, 'g')) ?? []).join('-');
}

/** The key as it was typed, without what does not count; null: it cannot be one. */
export function readTransferKey(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_.]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return new RegExp(`^[${signs}]{${length}}$`).test(text) ? text : null;
}

/** The key that seals the paper's own key. Rejects a text that `readTransferKey` doesn't know. */
export function deriveTransferKey(typed: string, salt: Uint8Array): Promise<Buffer> {
  const text = readTransferKey(typed);
  if (text === null) return Promise.reject(new Error('This is no key of a transfer.'));
  return new Promise((resolve, reject) => {
    scrypt(text, salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
