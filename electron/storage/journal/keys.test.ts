import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { JournalHeader } from './header.ts';
import { findKey, makeKey, rescueKeyOf, type KeyVault, type NewKey } from './keys.ts';
import { keyCheck } from './record-format.ts';

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const mask = (bytes: Uint8Array, by: number) => bytes.map((byte) => byte ^ by);
const keystore = (secret: number): KeyVault => ({
  wrap: async (bytes) => mask(bytes, secret),
  unwrap: async (bytes) => mask(bytes, secret),
});
const none: KeyVault = { wrap: async () => null, unwrap: async () => null };
const broken: KeyVault = {
  wrap: () => Promise.reject(new Error('no service')),
  unwrap: () => Promise.reject(new Error('no service')),
};

function headerOf({ key, vaultKey, rescueKey }: NewKey): JournalHeader {
  return { version: 1, attemptId: 'x', accountHash: 'y', createdAt: 0, keyCheck: keyCheck(key), vaultKey, rescueKey };
}

function reports() {
  const said: string[] = [];
  return { said, report: (what: string) => void said.push(what) };
}

describe('the data key of a journal', () => {
  it('comes back from the keystore that wrapped it', async () => {
    const { said, report } = reports();
    const made = await makeKey(keystore(5), null, report);
    expect(await findKey(keystore(5), headerOf(made), null)).toEqual(made.key);
    expect(said).toEqual([]);
  });

  it.each([
    ['knows another secret', keystore(6), 'changed'],
    ['has nothing', none, 'changed'],
    ['breaks', broken, 'busy'],
  ])('stays away when the keystore %s', async (_, vault, trouble) => {
    const { report } = reports();
    const made = await makeKey(keystore(5), null, report);
    await expect(findKey(vault, headerOf(made), null)).rejects.toMatchObject({ name: 'KeystoreError', trouble });
  });

  it.each([
    ['none is there', none],
    ['it breaks', broken],
  ])('lies beside the journal when it has no keystore because %s', async (_, vault) => {
    const { report } = reports();
    const made = await makeKey(vault, null, report);
    expect(made.vaultKey).toBeNull();
    expect(await findKey(vault, headerOf(made), made.key)).toEqual(made.key);
    await expect(findKey(vault, headerOf(made), mask(made.key, 1))).rejects.toMatchObject({ code: 'locked-away' });
  });

  it('comes back from the rescue key of the centre', async () => {
    const { report } = reports();
    const made = await makeKey(keystore(5), pair.publicKey, report);
    expect(rescueKeyOf(headerOf(made), pair.privateKey)).toEqual(made.key);
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const otherPem = other.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(() => rescueKeyOf(headerOf(made), otherPem)).toThrow(/does not fit/);
    expect(() => rescueKeyOf({ ...headerOf(made), rescueKey: null }, pair.privateKey)).toThrow(/without a rescue key/);
  });

  it('is made although the rescue key is no key', async () => {
    const { said, report } = reports();
    const made = await makeKey(keystore(5), 'not a key', report);
    expect(made.rescueKey).toBeNull();
    expect(said).toEqual(['the rescue public key cannot be used']);
  });
});
