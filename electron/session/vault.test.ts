import { describe, expect, it } from 'vitest';
import { memoryFile } from '../testing/memory-file.ts';
import type { Keystore } from './keystore.ts';
import { createVault } from './vault.ts';

const turned = (text: string) => Array.from(text).reverse().join('');
const working: Keystore = {
  available: async () => true,
  encrypt: async (text) => Buffer.from(turned(text)),
  decrypt: async (bytes) => ({ text: turned(Buffer.from(bytes).toString()), stale: false }),
};
const platform = 'https://a.example';

function vaultOn(keystore: Keystore, file = memoryFile(), origin = platform) {
  const failures: unknown[] = [];
  return { vault: createVault(file, keystore, origin, (error) => failures.push(error)), file, failures };
}

describe('the vault', () => {
  it('gives back in the next run what it kept, and only ciphertext lies in the file', async () => {
    const { vault, file } = vaultOn(working);
    expect(await vault.keep('secret-token')).toBe('keystore');
    expect(file.written()).not.toContain('secret-token');
    expect(await vaultOn(working, file).vault.open()).toBe('secret-token');
  });

  it('keeps in memory where there is no keystore, and forgets what an older run wrote', async () => {
    const { vault, file } = vaultOn(working);
    await vault.keep('old');
    const without = vaultOn({ ...working, available: async () => false }, file);
    expect(await without.vault.keep('new')).toBe('memory');
    expect(file.written()).toBe('{}');
  });

  it('keeps in memory when the keystore fails', async () => {
    const { vault, failures } = vaultOn({ ...working, encrypt: () => Promise.reject(new Error('locked')) });
    expect(await vault.keep('secret')).toBe('memory');
    expect(failures).toHaveLength(1);
  });

  it('offers a token to no other platform', async () => {
    const { vault, file } = vaultOn(working);
    await vault.keep('for-a');
    const b = vaultOn(working, file, 'https://b.example');
    expect(await b.vault.open()).toBeNull();
    await b.vault.keep('for-b');
    await b.vault.forget();
    expect(await vault.open()).toBe('for-a');
  });

  it('lets go of what it can no longer open', async () => {
    const { vault, file } = vaultOn(working);
    await vault.keep('secret');
    const changed = vaultOn({ ...working, decrypt: () => Promise.reject(new Error('other key')) }, file);
    expect(await changed.vault.open()).toBeNull();
    expect(changed.failures).toHaveLength(1);
    expect(file.written()).toBe('{}');
  });

  it('encrypts again when the system has a newer key', async () => {
    const { vault, file } = vaultOn(working);
    await vault.keep('secret');
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

  it('does not bring back with a late write what was forgotten meanwhile', async () => {
    const { vault, file } = vaultOn(working);
    await Promise.all([vault.keep('secret'), vault.forget()]);
    expect(file.written()).toBe('{}');
  });
});
