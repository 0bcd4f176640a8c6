import { createHash, timingSafeEqual } from 'node:crypto';

/** The hash that stands for "verified": MD5 of the token followed by `true` (001 §7, G-001). */
export function realNameHash(token: string): string {
  return createHash('md5').update(`${token}true`).digest('hex');
}

/** True when the platform's value is the token's real-name hash, in any letter case. */
export function matchesRealNameHash(token: string | null, hash: string): boolean {
  if (token === null) return false;
  const expected = Buffer.from(realNameHash(token));
  const given = Buffer.from(hash.trim().toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
