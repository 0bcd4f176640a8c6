import { describe, expect, it } from 'vitest';
import { newFolder, openFixture } from './open-fixture.ts';

/** Starts on a profile with a keystore, encrypts a text or decrypts base64 there, and ends. */
async function withKeystore(profile: string, mode: string, work: { encrypt: string } | { decrypt: string }) {
  const { app } = await openFixture({ profile, env: mode ? { LECTERN_HOST_KEYSTORE: mode } : {} });
  try {
    return await app.evaluate(async ({ safeStorage }, wanted) => {
      const available = await safeStorage.isAsyncEncryptionAvailable();
      try {
        if ('encrypt' in wanted) {
          const bytes = await safeStorage.encryptStringAsync(wanted.encrypt);
          return { available, value: bytes.toString('base64') };
        }
        const { result } = await safeStorage.decryptStringAsync(Buffer.from(wanted.decrypt, 'base64'));
        return { available, value: result };
      } catch (error) {
        return { available, error: String(error) };
      }
    }, work);
  } finally {
    await app.close();
  }
}

describe('safeStorage', () => {
  it('keeps a secret over restarts; a rotated keystore cannot read it; the old one still can', async () => {
    const profile = newFolder();
    const kept = await withKeystore(profile, '', { encrypt: '考试 token' });
    expect(kept).toMatchObject({ available: true, value: expect.any(String) });
    const decrypt = String(kept.value);
    expect(Buffer.from(decrypt, 'base64').toString('latin1')).not.toContain('token');
    expect(await withKeystore(profile, 'rotate', { decrypt })).toMatchObject({
      available: true,
      error: expect.stringContaining('Error while decrypting'),
    });
    expect(await withKeystore(profile, '', { decrypt })).toEqual({ available: true, value: '考试 token' });
  });

  it('is busy for a while, refused or slow, as the system says', async () => {
    const profile = newFolder();
    const decrypt = String((await withKeystore(profile, '', { encrypt: 'secret' })).value);
    const busy = await withKeystore(profile, 'temporary:1', { decrypt });
    expect(busy).toMatchObject({ available: true, error: expect.stringContaining('Please try again') });
    expect(await withKeystore(profile, 'temporary:0', { decrypt })).toEqual({ available: true, value: 'secret' });
    const denied = await withKeystore(profile, 'denied', { decrypt });
    expect(denied).toMatchObject({ available: true, error: expect.stringContaining('denied') });
    expect(await withKeystore(profile, 'slow:300', { decrypt })).toEqual({ available: true, value: 'secret' });
  });

  it('is available without a keystore, protects nothing, and cannot read what one encrypted', async () => {
    const profile = newFolder();
    const kept = String((await withKeystore(profile, '', { encrypt: 'secret' })).value);
    const plain = String((await withKeystore(profile, 'none', { encrypt: 'token' })).value);
    expect(Buffer.from(plain, 'base64').toString('latin1', 0, 3)).toBe('v10');
    // Another machine without a keystore reads it as well.
    expect(await withKeystore(newFolder(), 'none', { decrypt: plain })).toEqual({ available: true, value: 'token' });
    expect(await withKeystore(profile, 'none', { decrypt: kept })).toMatchObject({
      available: true,
      error: expect.stringContaining('Error while decrypting'),
    });
  });
});
