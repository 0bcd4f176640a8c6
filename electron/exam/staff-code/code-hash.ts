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
const form = /^scrypt:(\d{1,2}):(\d{1,2}):(\d{1,2}):([A-Za-z0-9+/]{22}==):([A-Za-z0-9+/]{43}=)$/;

interface CodeHash extends Cost {
  salt: Buffer;
  key: Buffer;
}

/** The same code typed on another keyboard: full-width characters are narrowed, spaces do not count. */
export function normalCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/\s/g, '');
}

/** The line that a policy carries. Rejects a code of fewer than 8 characters. */
export async function hashOfCode(code: string): Promise<string> {
  if (normalCode(code).length < shortestCode) throw new Error(`A staff code has at least ${shortestCode} characters.`);
  const salt = randomBytes(saltLength);
  const key = await derive(code, { ...cost, salt });
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join(':');
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

function parse(text: string): CodeHash | null {
  const [, log2N = '', r = '', p = '', salt = '', key = ''] = form.exec(text) ?? [];
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
