import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { KeyValueFile } from '../settings/key-value-file.ts';
import { toKeystoreError } from './keystore-error.ts';
import { createSeal, type Seal } from './seal.ts';
import type { Keystore } from './vault.ts';

const keyLength = 32;
/** Before the sealed bytes: what they are, and the id of their key. Files of the first version have no such head. */
const magic = Buffer.from('LEk1', 'latin1');
const idLength = 8;
const headLength = magic.length + idLength;
const firstVersionId = '00000000';

const storedKey = z.object({ id: z.string(), wrapped: z.optional(z.string()), bare: z.optional(z.string()) });
const keyFile = z.object({ keys: z.array(storedKey) });
const firstVersionFile = z.object({ wrapped: z.optional(z.string()), bare: z.optional(z.string()) });
type StoredKey = z.output<typeof storedKey>;

export interface EvidenceKeyOptions {
  file: KeyValueFile;
  keystore: Keystore;
  report: (what: string, error: unknown) => void;
}

interface Key {
  id: string;
  bytes: Uint8Array;
}

/**
 * Seals evidence with the key of this machine, wrapped by the system's keystore. A machine without one stores it in
 * clear beside the queue: evidence that nobody could deliver after a restart would help no one. No key is ever replaced:
 * when none of them opens, a further one is added, and what the others sealed waits until the keystore opens them.
 * Opening rejects with KeystoreError while the key is away.
 */
export function createEvidenceSeal({ file, keystore, report }: EvidenceKeyOptions): Seal {
  const opened = new Map<string, Uint8Array>();
  let current: Promise<Key> | null = null;

  async function open(stored: StoredKey): Promise<Uint8Array> {
    const known = opened.get(stored.id);
    if (known) return known;
    const text = stored.wrapped === undefined ? (stored.bare ?? '') : await unwrap(stored.wrapped, keystore);
    const key = Buffer.from(text, 'base64');
    if (key.byteLength !== keyLength) throw new Error('The key of the evidence queue is damaged.');
    opened.set(stored.id, key);
    return key;
  }

  /** The latest key that opens, those of the keystore first. */
  async function choose(): Promise<Key> {
    const stored = storedKeys(file);
    const wrapped = stored.filter((key) => key.wrapped !== undefined);
    const bare = stored.filter((key) => key.wrapped === undefined);
    for (const key of [...wrapped.toReversed(), ...bare.toReversed()]) {
      try {
        return { id: key.id, bytes: await open(key) };
      } catch (error) {
        report('a key of the evidence queue does not open', error);
      }
    }
    return add();
  }

  async function add(): Promise<Key> {
    const key = { id: randomBytes(idLength / 2).toString('hex'), bytes: randomBytes(keyLength) };
    const text = key.bytes.toString('base64');
    const made = { id: key.id, ...(await wrap(text, keystore, report)) };
    file.write({ keys: [...storedKeys(file), made] });
    opened.set(key.id, key.bytes);
    return key;
  }

  return {
    async seal(plain, about) {
      current ??= choose();
      const { id, bytes } = await current;
      return Buffer.concat([magic, Buffer.from(id, 'latin1'), createSeal(bytes).seal(plain, about)]);
    },
    async open(sealed, about) {
      const { id, body } = split(sealed, file);
      const stored = storedKeys(file).find((key) => key.id === id);
      if (!stored) throw new Error(`There is no key ${id} of the evidence queue.`);
      return createSeal(await open(stored)).open(body, about);
    },
  };
}

function storedKeys(file: KeyValueFile): StoredKey[] {
  const values = file.read();
  const read = z.safeParse(keyFile, values);
  if (read.success) return read.data.keys;
  const first = z.safeParse(firstVersionFile, values);
  const some = first.success && (first.data.wrapped !== undefined || first.data.bare !== undefined);
  return some ? [{ id: firstVersionId, ...first.data }] : [];
}

function split(sealed: Uint8Array, file: KeyValueFile): { id: string; body: Uint8Array } {
  const id = Buffer.from(sealed.subarray(magic.length, headLength)).toString('latin1');
  const known = storedKeys(file).some((key) => key.id === id);
  const headed = known && magic.equals(sealed.subarray(0, magic.length));
  return headed ? { id, body: sealed.subarray(headLength) } : { id: firstVersionId, body: sealed };
}

async function unwrap(wrapped: string, keystore: Keystore): Promise<string> {
  try {
    return (await keystore.decrypt(Buffer.from(wrapped, 'base64'))).text;
  } catch (error) {
    throw toKeystoreError(error);
  }
}

async function wrap(key: string, keystore: Keystore, report: EvidenceKeyOptions['report']) {
  try {
    if (await keystore.protects()) return { wrapped: Buffer.from(await keystore.encrypt(key)).toString('base64') };
  } catch (error) {
    report('the keystore does not wrap the key of the evidence queue', error);
  }
  return { bare: key };
}
