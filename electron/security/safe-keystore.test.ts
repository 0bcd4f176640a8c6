import { describe, expect, it } from 'vitest';
import { createSafeKeystore } from './safe-keystore.ts';

type Backend = ReturnType<Parameters<typeof createSafeKeystore>[0]['storage']['getSelectedStorageBackend']>;

function keystore({
  backend = 'gnome_libsecret' as Backend,
  available = true,
  plainAllowed = false,
  os = 'linux' as const,
}) {
  return createSafeKeystore({
    os,
    plainAllowed,
    storage: {
      isAsyncEncryptionAvailable: async () => available,
      encryptStringAsync: async (text) => Buffer.from(`v10${text}`),
      decryptStringAsync: async (bytes) => ({ result: bytes.toString().slice(3), shouldReEncrypt: false }),
      getSelectedStorageBackend: () => backend,
    },
  });
}

describe("Electron's keystore", () => {
  it.each([
    [{}, true, true],
    [{ available: false }, false, false],
    [{ backend: 'basic_text' as const }, false, false],
    [{ backend: 'basic_text' as const, plainAllowed: true }, true, false],
    [{ plainAllowed: true }, true, true],
  ])('%o: may hold the session %s, protects %s', async (options, available, protects) => {
    expect([await keystore(options).available(), await keystore(options).protects()]).toEqual([available, protects]);
  });

  it('waits for a secret service that is not there, and reads what needs none', async () => {
    const plain = keystore({ backend: 'basic_text', plainAllowed: true });
    await expect(plain.decrypt(Buffer.from('v11secret'))).rejects.toMatchObject({ trouble: 'gone', passing: true });
    expect(await plain.decrypt(Buffer.from('v10secret'))).toEqual({ text: 'secret', stale: false });
    expect(await keystore({}).decrypt(Buffer.from('v11secret'))).toEqual({ text: 'secret', stale: false });
  });
});
