import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

/** A file as it travels: a `File` in the page, what was received of it at the platform. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

function isFile(value: unknown): value is SentFile {
  return typeof value === 'object' && value !== null && 'name' in value && 'type' in value && 'size' in value;
}

/** Uploads one picture; the answer is its address. Open: a visitor may apply too (000 §7, G-021, G-163). */
export const uploadPicture = endpoint({
  id: 'uploadPicture',
  method: 'POST',
  path: '/resource/v1/resource/uploadPicture',
  open: true,
  effect: true,
  bodyKind: 'multipart',
  body: z.object({ file: z.custom<SentFile>(isFile) }),
  /** Its address. An answer without one is no upload: it could be neither shown nor sent on. */
  answer: z.pipe(text, z.string().check(z.minLength(1))),
});
