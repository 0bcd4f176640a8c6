import * as z from 'zod/mini';
import { filePartBytes } from '#contract/ipc/answer-files.ts';

/** The id that main gave a file. */
export const fileId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A file that the learner chose. */
export const chosenFile = z.object({
  // A name is shown and sent, never used as a path.
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.maxLength(255)),
  bytes: z.int().check(z.nonnegative()),
});

/** A part of it. */
export const filePart = z
  .instanceof(Uint8Array)
  .check(z.refine((bytes) => bytes.byteLength > 0 && bytes.byteLength <= filePartBytes, 'A part has at most 256 KB.'));
