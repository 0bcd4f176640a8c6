import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Addresses end with the process that gave them. */
const secret = randomBytes(32);
const folder = '/media/course/';

const signature = (until: number, name: string): string =>
  createHmac('sha256', secret).update(`${until} ${name}`).digest('base64url').slice(0, 22);

/** An address of a file that ends at `until` (epoch ms). */
export function addressOf(name: string, until: number): string {
  return `${folder}${until}/${signature(until, name)}/${name}`;
}

/** The file that an address names. `expired`: it was given by this process, and is over; null: it never was. */
export function fileNamed(pathname: string, now: number): { name: string; until: number; expired: boolean } | null {
  if (!pathname.startsWith(folder)) return null;
  const [time = '', given = '', name = ''] = pathname.slice(folder.length).split('/');
  const expected = signature(Number(time), name);
  const same = given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  return same ? { name, until: Number(time), expired: now >= Number(time) } : null;
}
