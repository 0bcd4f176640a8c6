import { describe, expect, it, vi } from 'vitest';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { createVault, type Keystore } from './vault.ts';

const turned = (text: string) => Array.from(text).reverse().join('');
const working: Keystore = {
  available: async () => true,
  protects: async () => true,
  encrypt: async (text) => Buffer.from(turned(text)),
  decrypt: async (bytes) => ({ text: turned(Buffer.from(bytes).toString()), stale: false }),
};
const platform = 'https://a.example';

function vaultOn(keystore: Keystore, file = memoryFile(), origin = platform) {
  const failures: unknown[] = [];
  return { vault: createVault(file, keystore, origin, (error) => failures.push(error)), file, failures };
}

describe('the vault', () => {
  it('returns the secret in the next run, with only ciphertext in the file', async () => {
    const { vault, file } = vaultOn(working);
    expect(await vault.save('secret-token')).toBe('keystore');
    expect(file.written()).not.toContain('secret-token');
    expect(await vaultOn(working, file).vault.open()).toBe('secret-token');
  });

  it('stores in memory without a keystore, and deletes what an earlier run wrote', async () => {
    const { vault, file } = vaultOn(working);
    await vault.save('old');
    const without = vaultOn({ ...working, available: async () => false }, file);
    expect(await without.vault.save('new')).toBe('memory');
    expect(file.written()).toBe('{}');
  });

  it('stores in memory when the keystore fails', async () => {
    const { vault, failures } = vaultOn({ ...working, encrypt: () => Promise.reject(new Error('locked')) });
    expect(await vault.save('secret')).toBe('memory');
    expect(failures).toHaveLength(1);
  });

  it('does not return the secret of another platform', async () => {
    const { vault, file } = vaultOn(working);
    await vault.save('for-a');
    const b = vaultOn(working, file, 'https://b.example');
    expect(await b.vault.open()).toBeNull();
    await b.vault.save('for-b');
    await b.vault.clear();
    expect(await vault.open()).toBe('for-a');
  });

  it.each([
    ['safeStorage.decryptStringAsync is temporarily unavailable. Please try again.', 'busy'],
    ['The prompt was denied by the user.', 'denied'],
    ['Decryption is not available.', 'gone'],
    ['Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.', 'changed'],
    ['something nobody has seen before', 'busy'],
  ])('retains its ciphertext when the keystore says "%s"', async (message, trouble) => {
    const { vault, file } = vaultOn(working);
    await vault.save('secret');
    const before = file.written();
    const failing = vaultOn({ ...working, decrypt: () => Promise.reject(new Error(message)) }, file);
    await expect(failing.vault.open()).rejects.toMatchObject({ name: 'KeystoreError', trouble });
    expect(file.written()).toBe(before);
    expect(await vaultOn(working, file).vault.open()).toBe('secret');
  });

  it('encrypts again when the system has a newer key', async () => {
    const { vault, file } = vaultOn(working);
    await vault.save('secret');
    const written: string[] = [];
    const rotating: Keystore = {
      ...working,
      decrypt: async (bytes) => ({ ...(await working.decrypt(bytes)), stale: true }),
      encrypt: async (text) => {
        written.push(text);
        return working.encrypt(text);
      },
    };
    expect(await vaultOn(rotating, file).vault.open()).toBe('secret');
    expect(written).toEqual(['secret']);
  });

  it('is in memory while its file cannot be written', async () => {
    const full = { ...memoryFile(), isStored: () => false };
    expect(await createVault(full, working, platform, () => undefined).save('secret')).toBe('memory');
  });

  it('tells when a locked file has taken the secret after all, and not what was cleared meanwhile', async () => {
    let written = () => {};
    const locked = {
      ...memoryFile(),
      isStored: () => false,
      onStored: (listener: () => void) => void (written = listener),
    };
    const vault = createVault(locked, working, platform, () => undefined);
    const stored = vi.fn<() => void>();
    vault.onStored(stored);
    await vault.save('secret');
    written();
    await vault.save('another');
    await vault.clear();
    written();
    expect(stored).toHaveBeenCalledOnce();
  });

  it('does not restore a cleared secret with a late write', async () => {
    const { vault, file } = vaultOn(working);
    await Promise.all([vault.save('secret'), vault.clear()]);
    expect(file.written()).toBe('{}');
  });
});
