import { describe, expect, it } from 'vitest';
import type { KeyValueFile } from '../settings/key-value-file.ts';
import { createEvidenceSeal } from './evidence-key.ts';
import { createSeal } from './seal.ts';
import type { Keystore } from './vault.ts';

function createFile(): KeyValueFile {
  let values: Readonly<Record<string, unknown>> = {};
  return { read: () => values, write: (next) => (values = next) };
}

function createKeystore(options: { available?: boolean; failure?: string } = {}) {
  return {
    available: async () => true,
    protects: async () => options.available ?? true,
    async encrypt(text) {
      if (options.failure) throw new Error(options.failure);
      return Buffer.from(text).map((byte) => byte ^ 90);
    },
    async decrypt(bytes) {
      if (options.failure) throw new Error(options.failure);
      return { text: Buffer.from(bytes.map((byte) => byte ^ 90)).toString(), stale: false };
    },
  } satisfies Keystore;
}

const picture = Buffer.from('a face');

/** A run of the client with this keystore. */
function run(file: KeyValueFile, options: Parameters<typeof createKeystore>[0] = {}) {
  const reports: string[] = [];
  const report = (what: string) => void reports.push(what);
  return { ...createEvidenceSeal({ file, keystore: createKeystore(options), report }), reports };
}

describe('the key of the evidence queue', () => {
  it.each([{ available: true }, { available: false }])(
    'opens at the next start what this one sealed, keystore $available',
    async (options) => {
      const file = createFile();
      const sealed = await run(file, options).seal(picture, 'a1');
      expect(Buffer.from(await run(file, options).open(sealed, 'a1'))).toEqual(picture);
    },
  );

  it('lies wrapped on disk when there is a keystore', async () => {
    const file = createFile();
    await run(file).seal(picture, 'a1');
    expect(file.read()).toEqual({ keys: [{ id: expect.any(String), wrapped: expect.any(String) }] });
  });

  it.each([
    ['temporarily unavailable. Please try again.', 'busy'],
    ['denied by the user', 'denied'],
    ['Error while decrypting the ciphertext', 'changed'],
  ])('is joined by another one, never replaced, when the keystore says "%s"', async (failure, trouble) => {
    const file = createFile();
    const before = await run(file).seal(picture, 'a1');
    const failing = run(file, { failure });
    const meanwhile = await failing.seal(picture, 'a2');
    expect(Buffer.from(await failing.open(meanwhile, 'a2'))).toEqual(picture);
    await expect(failing.open(before, 'a1')).rejects.toMatchObject({ trouble });
    const next = run(file);
    for (const [sealed, about] of [
      [before, 'a1'],
      [meanwhile, 'a2'],
      [await next.seal(picture, 'a3'), 'a3'],
    ] as const) {
      expect(Buffer.from(await next.open(sealed, about))).toEqual(picture);
    }
    expect(file.read()).toMatchObject({ keys: [{ wrapped: expect.any(String) }, { bare: expect.any(String) }] });
  });

  it('opens what was waiting as soon as the keystore works again', async () => {
    const file = createFile();
    const sealed = await run(file).seal(picture, 'a1');
    const options = { failure: 'busy' };
    const seal = run(file, options);
    await expect(seal.open(sealed, 'a1')).rejects.toMatchObject({ trouble: 'busy' });
    options.failure = '';
    expect(Buffer.from(await seal.open(sealed, 'a1'))).toEqual(picture);
  });
});

describe('the seal', () => {
  const seal = createSeal(new Uint8Array(32).fill(1));
  const sealed = seal.seal(Buffer.from('a face'), 'a1');
  const changed = Uint8Array.from(sealed, (byte, index) => (index === 14 ? byte ^ 1 : byte));

  it.each([
    { name: 'changed bytes', open: () => seal.open(changed, 'a1') },
    { name: 'another attempt', open: () => seal.open(sealed, 'a2') },
    { name: 'another key', open: () => createSeal(new Uint8Array(32).fill(2)).open(sealed, 'a1') },
  ])('does not open with $name', ({ open }) => {
    expect(open).toThrow(/authenticate/);
  });

  it('opens what it sealed', () => {
    expect(Buffer.from(seal.open(sealed, 'a1')).toString()).toBe('a face');
  });
});
