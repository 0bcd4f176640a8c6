import * as z from 'zod/mini';
import type { ItemName } from '#contract/ipc/learning.ts';
import { keptForDays, keptKinds, keptTypes, type KeepRequest } from '#contract/ipc/offline.ts';
import type { FileBody } from '#electron/platform/gateway/fetch-body.ts';
import { NoteKind } from '#electron/storage/notebooks/collection.ts';

const file = z.object({
  /** Name on disk, hex. */
  fileId: z.string(),
  /** Base64. */
  key: z.string(),
  role: z.enum(['content', 'captions']),
  language: z.string(),
  label: z.string(),
  /** Null: the host's word says what it is. */
  kind: z.nullable(z.enum(keptTypes)),
  /** Media type, as the host told it. */
  type: z.string(),
  /** Bytes; null: not told yet. */
  size: z.nullable(z.number()),
  whole: z.boolean(),
  /** What the host called the content; absent: it did not say. */
  version: z.optional(z.string()),
});

const note = z.object({
  request: z.object({
    courseId: z.string(),
    itemId: z.string(),
    resId: z.string(),
    kind: z.enum(keptKinds),
    name: z.string(),
    courseName: z.string(),
  }),
  /** Null: where they are was not asked yet. */
  files: z.nullable(z.array(file)),
  chapters: z.array(z.object({ title: z.string(), startTime: z.nullable(z.number()) })),
  phase: z.enum(['wanted', 'paused', 'refused', 'kept']),
  why: z.nullable(z.enum(['read-elsewhere', 'streamed', 'no-address', 'too-large', 'disk-full'])),
  keptAt: z.nullable(z.number()),
});

/** A file of a kept item. */
export type KeptFileNote = z.output<typeof file>;
/** What is known of an item that is kept, or is to be. */
export type KeptNote = z.output<typeof note>;

/** True when this is the rest, behind `there` bytes, of the file that was begun. */
export function isRestOf(
  { from, size, version }: Pick<FileBody, 'from' | 'size' | 'version'>,
  begun: Pick<KeptFileNote, 'size' | 'version'>,
  there: number,
): boolean {
  const sameSize = begun.size === null || size === begun.size;
  const sameVersion = begun.version === undefined || version === null || version === begun.version;
  return from === there && sameSize && sameVersion;
}

const dayMs = 24 * 3_600_000;

/** Until when an item stays, epoch ms; null: it is not kept yet. */
export function keptUntil({ keptAt }: KeptNote): number | null {
  return keptAt === null ? null : keptAt + keptForDays * dayMs;
}

export function wanted(request: KeepRequest): KeptNote {
  return { request: { ...request }, files: null, chapters: [], phase: 'wanted', why: null, keptAt: null };
}

/** What is kept of items, one note an item; null: nothing of it is wanted. */
export const keptNotes = new NoteKind<ItemName, KeptNote>({
  prefix: 'kept ',
  nameOf: ({ courseId, itemId }) => JSON.stringify([courseId, itemId]),
  read: (stored) => z.safeParse(note, stored).data ?? null,
  empty: () => null,
});
