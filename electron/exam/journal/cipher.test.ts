import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decryptRecord, encryptRecord, keyCheck } from './cipher.ts';

const key = randomBytes(32);
const plain = Buffer.from('甲、乙、丙');

it('opens what it sealed, with the same key at the same sequence only', () => {
  const sealed = encryptRecord(key, 7, plain);
  expect(decryptRecord(key, 7, sealed)).toEqual(plain);
  expect(decryptRecord(key, 8, sealed)).toBeNull();
  expect(decryptRecord(randomBytes(32), 7, sealed)).toBeNull();
  expect(decryptRecord(key, 7, sealed.subarray(0, 10))).toBeNull();
});

it('never uses a nonce twice', () => {
  const nonces = Array.from({ length: 500 }, () => encryptRecord(key, 1, plain).toString('hex', 0, 12));
  expect(new Set(nonces).size).toBe(500);
});

it('shows nothing of the answer and refuses any changed bit', () => {
  const sealed = encryptRecord(key, 1, plain);
  expect(sealed.includes(plain)).toBe(false);
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed);
    changed[bit >> 3]! ^= 1 << (bit & 7);
    expect(decryptRecord(key, 1, changed)).toBeNull();
  }
});

it('tells keys apart', () => {
  expect(keyCheck(key)).toBe(keyCheck(Buffer.from(key)));
  expect(keyCheck(key)).not.toBe(keyCheck(randomBytes(32)));
});
