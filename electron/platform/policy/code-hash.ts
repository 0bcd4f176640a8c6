import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Characters of a staff code at least. */
export const shortestCode = 8;

interface Cost {
  /** Base 2 logarithm of scrypt's N. */
  log2N: number;
  r: number;
  p: number;
}

/** About a third of a second and 128 MB on a seat of a training centre. */
const cost: Cost = { log2N: 17, r: 8, p: 1 };
const saltLength = 16;
const keyLength = 32;
/** The line of a policy, but for the costs that it may ask for. */
export const codeHashForm = /^scrypt:(\d{1,2}):(\d{1,2}):(\d{1,2}):([A-Za-z0-9+/]{22}==):([A-Za-z0-9+/]{43}=)$/;

interface CodeHash extends Cost {
  salt: Buffer;
  key: Buffer;
}

/** The same code typed on another keyboard: full-width characters are narrowed, spaces do not count. */
export function normalCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/\s/g, '');
}

/** Digits at least of a code that is digits alone: shorter ones are guessed off-line from the line of a policy. */
export const shortestDigits = 12;

/** Why a code is guessed too easily; null: it is not. */
export function weaknessOf(code: string): 'short' | 'plain' | null {
  const { length } = normalCode(code);
  if (length < shortestCode) return 'short';
  return length < shortestDigits && /^\d*$/.test(normalCode(code)) ? 'plain' : null;
}

/** The line that a policy carries. Rejects a code of fewer than 8 characters, and one of few digits alone. */
export async function hashOfCode(code: string): Promise<string> {
  const weak = weaknessOf(code);
  if (weak !== null) throw new Error(`The staff code is too ${weak}.`);
  const salt = randomBytes(saltLength);
  const key = await derive(code, { ...cost, salt });
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join(':');
}

/** The hash of a code that is in force from one local time (2026-12-01T08:00) to another. */
export interface DatedCode {
  hash: string;
  from: string;
  to: string;
}

/** The hashes in force at a time, in epoch ms. */
export function hashesAt(now: number, always: string | null, dated: readonly DatedCode[]): string[] {
  const inTime = dated.filter(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to));
  return [...(always === null ? [] : [always]), ...inTime.map(({ hash }) => hash)];
}

/** True for a line that `hashOfCode` could have written, with a cost that a seat can pay. */
export function isCodeHash(text: string): boolean {
  return parse(text) !== null;
}

/** Compares in constant time; a line that is no hash fits no code. */
export async function fitsCode(code: string, text: string): Promise<boolean> {
  const hash = parse(text);
  return hash !== null && timingSafeEqual(await derive(code, hash), hash.key);
}

const centrePurpose = Buffer.from('lectern centre key\n');

/**
 * A key that only those have who know the staff code, for what one seat of the centre says to another. Its salt is another
 * than that of any policy, so that the line of a policy gives it to nobody.
 */
export function centreKeyOf(code: string, salt: Uint8Array): Promise<Buffer> {
  return derive(code, { ...cost, salt: Buffer.concat([centrePurpose, salt]) });
}

function parse(text: string): CodeHash | null {
  const [, log2N = '', r = '', p = '', salt = '', key = ''] = codeHashForm.exec(text) ?? [];
  const read = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const payable = read.log2N >= 14 && read.log2N <= 20 && read.r >= 1 && read.r <= 16 && read.p >= 1 && read.p <= 4;
  return payable ? { ...read, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') } : null;
}

function derive(code: string, { log2N, r, p, salt }: Omit<CodeHash, 'key'>): Promise<Buffer> {
  const options = { N: 2 ** log2N, r, p, maxmem: 128 * 2 ** log2N * r + 2 ** 25 };
  return new Promise((resolve, reject) => {
    scrypt(normalCode(code), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
