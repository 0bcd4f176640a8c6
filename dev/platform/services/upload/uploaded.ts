import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { day } from '../../server/clock.ts';
import type { Reply } from '../../server/envelope.ts';
import type { Store } from '../../server/store.ts';

const folder = '/media/upload/';
const pictureRow = z.object({ type: z.string(), bytes: z.instanceof(Uint8Array) });

/** What the bytes of a picture begin with, whatever its name says. */
const kinds = [
  { type: 'image/jpeg', ending: 'jpg', head: [0xff, 0xd8, 0xff] },
  { type: 'image/png', ending: 'png', head: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;
export type PictureKind = (typeof kinds)[number];

/** JPEG or PNG by its first bytes; undefined: neither. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  return kinds.find(({ head }) => head.every((byte, index) => bytes[index] === byte));
}

/** Keeps a picture and gives its address. */
export function keepPicture(store: Store, { type, ending }: PictureKind, bytes: Uint8Array, now: number): string {
  store.run('DELETE FROM uploaded_picture WHERE taken = 0 AND at < ?', now - day);
  const id = `${randomBytes(12).toString('hex')}.${ending}`;
  store.run('INSERT INTO uploaded_picture (id, type, bytes, at) VALUES (?, ?, ?, ?)', id, type, bytes, now);
  return folder + id;
}

/** True when an address is that of a kept picture. */
export function isKept(store: Store, address: string): boolean {
  return pictureAt(store, address) !== undefined;
}

/** A picture that an application took stays. */
export function takePicture(store: Store, address: string): void {
  store.run('UPDATE uploaded_picture SET taken = 1 WHERE id = ?', idIn(address));
}

/** The picture of an address under /media/upload/; null: no such picture. */
export function uploadedReply(pathname: string, store: Store): Reply | null {
  const picture = pictureAt(store, pathname);
  if (!picture) return null;
  const headers = { 'cache-control': 'private, max-age=3600' };
  return { ...picture, status: 200, code: null, brokenAfter: null, headers };
}

function pictureAt(store: Store, address: string) {
  if (!address.startsWith(folder)) return undefined;
  return store.one(pictureRow, 'SELECT type, bytes FROM uploaded_picture WHERE id = ?', idIn(address));
}

function idIn(address: string): string {
  return address.slice(folder.length);
}
