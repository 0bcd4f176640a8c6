import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { centreKeyOf } from '#electron/platform/policy/code-hash.ts';
import { keyCheck } from '#electron/storage/journal/record-format.ts';
import type { Keystore } from '#electron/storage/keystore/vault.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';

/** What only somebody with the staff code could have made of a text. */
export const centreMark = z.object({ salt: z.string(), keyCheck: z.string(), mac: z.string() });
export type CentreMark = z.output<typeof centreMark>;

/** Why a seat cannot mark: the centre has no code, staff have not typed it here, or the keystore does not give the key. */
export interface NoMark {
  absent: 'no-staff-code' | 'staff-code-not-typed-here' | 'keystore-away';
}

/** The key of the centre on a seat where its staff code was typed once; the code itself is kept nowhere. */
export interface CentreKey {
  /** The code fits this hash: from now on this seat can mark what leaves it. Never rejects. */
  learn: (code: string, hash: string) => Promise<void>;
  /** Never rejects. */
  mark: (text: string) => Promise<CentreMark | NoMark>;
}

export interface CentreKeyOptions {
  /** Of all codes of the policy; none: the centre has set no code. */
  hashes: readonly string[];
  file: KeyValueFile;
  keystore: Keystore;
  report: (what: string, error: unknown) => void;
}

/** A code that is changed makes another key. */
function saltFor(hash: string): Buffer {
  return createHash('sha256').update(hash).digest();
}

export function createCentreKey({ hashes, file, keystore, report }: CentreKeyOptions): CentreKey {
  const ours = new Set(hashes.map((hash) => saltFor(hash).toString('base64')));
  let known: { key: Buffer; salt: string } | null = null;

  async function stored(): Promise<typeof known> {
    const { salt, wrapped } = file.read();
    if (typeof salt !== 'string' || !ours.has(salt) || typeof wrapped !== 'string') return null;
    const { text } = await keystore.decrypt(Buffer.from(wrapped, 'base64'));
    return { key: Buffer.from(text, 'base64'), salt };
  }

  return {
    async learn(code, hash) {
      const salt = saltFor(hash).toString('base64');
      if (known?.salt === salt) return;
      try {
        const key = await centreKeyOf(code, Buffer.from(salt, 'base64'));
        known = { key, salt };
        if (!(await keystore.protects())) return;
        const wrapped = Buffer.from(await keystore.encrypt(key.toString('base64'))).toString('base64');
        file.write({ salt, wrapped });
      } catch (error) {
        report('the key of the centre is not kept here', error);
      }
    },
    async mark(text) {
      if (hashes.length === 0) return { absent: 'no-staff-code' };
      try {
        known ??= await stored();
        return known
          ? markOf(text, known.key, Buffer.from(known.salt, 'base64'))
          : { absent: 'staff-code-not-typed-here' };
      } catch (error) {
        report('the key of the centre does not open', error);
        return { absent: 'keystore-away' };
      }
    },
  };
}

function markOf(text: string, key: Uint8Array, salt: Uint8Array): CentreMark {
  return {
    salt: Buffer.from(salt).toString('base64'),
    keyCheck: keyCheck(key),
    mac: createHmac('sha256', key).update(text).digest('base64'),
  };
}

/** The mark of who has just typed the staff code. */
export async function markWithCode(text: string, code: string): Promise<CentreMark> {
  const salt = randomBytes(16);
  return markOf(text, await centreKeyOf(code, salt), salt);
}

/** Whether the owner of this code marked this text; `other`: the mark was made with another code. */
export async function judgeMark(text: string, mark: CentreMark, code: string): Promise<'right' | 'other' | 'changed'> {
  const salt = Buffer.from(mark.salt, 'base64');
  const ours = markOf(text, await centreKeyOf(code, salt), salt);
  if (ours.keyCheck !== mark.keyCheck) return 'other';
  const [made, told] = [Buffer.from(ours.mac, 'base64'), Buffer.from(mark.mac, 'base64')];
  return made.length === told.length && timingSafeEqual(made, told) ? 'right' : 'changed';
}
