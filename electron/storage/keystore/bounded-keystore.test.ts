import { describe, expect, it } from 'vitest';
import { boundedKeystore } from './bounded-keystore.ts';
import type { Keystore } from './vault.ts';

const bytes = Buffer.from('bytes');

function keystore(decrypt: Keystore['decrypt'], available = true): Keystore {
  return { available: async () => available, protects: async () => available, encrypt: async () => bytes, decrypt };
}

describe('a keystore with limits', () => {
  it('gives up a decryption that does not end, and joins it when asked again', async () => {
    let asked = 0;
    let answer: (text: string) => void = () => undefined;
    const slow = keystore(() => {
      asked += 1;
      return new Promise((resolve) => {
        answer = (text) => resolve({ text, stale: false });
      });
    });
    const bounded = boundedKeystore(slow, 20);
    await expect(bounded.decrypt(bytes)).rejects.toMatchObject({ code: 'keystore-slow' });
    const again = boundedKeystore(slow, 60_000);
    await expect(bounded.decrypt(bytes)).rejects.toMatchObject({ code: 'keystore-slow' });
    expect(asked).toBe(1);
    const second = again.decrypt(bytes);
    await expect.poll(() => asked).toBe(2);
    answer('text');
    expect(await second).toEqual({ text: 'text', stale: false });
  });

  it('tells a keystore that is gone from one that has changed', async () => {
    const none = boundedKeystore(keystore(() => Promise.reject(new Error('Error while decrypting')), false));
    await expect(none.decrypt(bytes)).rejects.toMatchObject({ trouble: 'gone', passing: true });
    const other = boundedKeystore(keystore(() => Promise.reject(new Error('Error while decrypting'))));
    await expect(other.decrypt(bytes)).rejects.toMatchObject({ trouble: 'changed', passing: false });
  });
});
