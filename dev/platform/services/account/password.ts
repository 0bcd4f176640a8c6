import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const cost = { N: 4096, r: 8, p: 1 };

/** 'salt:hash', both hex. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32, cost).toString('hex')}`;
}

export function isPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  return timingSafeEqual(scryptSync(password, Buffer.from(salt, 'hex'), 32, cost), Buffer.from(hash, 'hex'));
}
