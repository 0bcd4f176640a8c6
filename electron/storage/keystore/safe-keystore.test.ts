import { describe, expect, it } from 'vitest';
import { createSafeKeystore } from './safe-keystore.ts';

function keystore({
  /** What stands before encrypted bytes. */
  prefix = 'v11',
  available = true,
  plainAllowed = false,
  os = 'linux' as 'linux' | 'windows',
  busy = 0,
}) {
  let trials = 0;
  return createSafeKeystore({
    os,
    plainAllowed,
    storage: {
      isAsyncEncryptionAvailable: async () => available,
      async encryptStringAsync(text) {
        trials += 1;
        if (trials <= busy) throw new Error('safeStorage is temporarily unavailable. Please try again.');
        return Buffer.from(prefix + text);
      },
      decryptStringAsync: async (bytes) => ({ result: bytes.toString().slice(3), shouldReEncrypt: false }),
    },
  });
}

describe("Electron's keystore", () => {
  it.each([
    [{}, true, true],
    [{ available: false }, false, false],
    [{ prefix: 'v10' }, false, false],
    [{ prefix: 'v10', plainAllowed: true }, true, false],
    [{ prefix: 'v10', os: 'windows' as const }, true, true],
    [{ plainAllowed: true }, true, true],
  ])('%o: may hold the session %s, protects %s', async (options, available, protects) => {
    expect([await keystore(options).available(), await keystore(options).protects()]).toEqual([available, protects]);
  });

  it('waits for a secret service that is not there, and reads what needs none', async () => {
    const plain = keystore({ prefix: 'v10', plainAllowed: true });
    await expect(plain.decrypt(Buffer.from('v11secret'))).rejects.toMatchObject({ trouble: 'gone', passing: true });
    expect(await plain.decrypt(Buffer.from('v10secret'))).toEqual({ text: 'secret', stale: false });
    expect(await keystore({}).decrypt(Buffer.from('v11secret'))).toEqual({ text: 'secret', stale: false });
  });

  it('concludes nothing from a trial that failed', async () => {
    const busy = keystore({ busy: 1 });
    await expect(busy.protects()).rejects.toThrow('try again');
    expect(await busy.protects()).toBe(true);
  });
});
