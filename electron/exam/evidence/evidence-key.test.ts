import { describe, expect, it } from 'vitest';
import type { KeyValueFile } from '../../settings/key-value-file.ts';
import type { Keystore } from '../../session/vault.ts';
import { openEvidenceKey } from './evidence-key.ts';
import { createSeal } from './seal.ts';

function createFile(): KeyValueFile {
  let values: Readonly<Record<string, unknown>> = {};
  return { read: () => values, write: (next) => (values = next) };
}

function createKeystore(options: { available?: boolean; changed?: boolean } = {}) {
  return {
    available: async () => options.available ?? true,
    encrypt: async (text) => Buffer.from(text).map((byte) => byte ^ 90),
    async decrypt(bytes) {
      if (options.changed) throw new Error('The keystore has changed.');
      return { text: Buffer.from(bytes.map((byte) => byte ^ 90)).toString(), stale: false };
    },
  } satisfies Keystore;
}

const quiet = () => undefined;

describe('the key of the evidence queue', () => {
  it.each([{ available: true }, { available: false }])(
    'is the same at the next start, keystore $available',
    async (options) => {
      const file = createFile();
      const made = await openEvidenceKey(file, createKeystore(options), quiet);
      expect(made.byteLength).toBe(32);
      expect(Buffer.from(await openEvidenceKey(file, createKeystore(options), quiet))).toEqual(Buffer.from(made));
    },
  );

  it('lies wrapped on disk when there is a keystore', async () => {
    const file = createFile();
    const made = await openEvidenceKey(file, createKeystore(), quiet);
    expect(Object.keys(file.read())).toEqual(['wrapped']);
    expect(JSON.stringify(file.read())).not.toContain(Buffer.from(made).toString('base64'));
  });

  it('is a new one, with a word in the log, when the keystore has changed', async () => {
    const file = createFile();
    const made = await openEvidenceKey(file, createKeystore(), quiet);
    const said: string[] = [];
    const next = await openEvidenceKey(file, createKeystore({ changed: true }), (what) => said.push(what));
    expect(Buffer.from(next)).not.toEqual(Buffer.from(made));
    expect(said).toEqual(['the key of the evidence queue does not open']);
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
