import * as z from 'zod/mini';
import { keptForDays, keptKinds, keptTypes, type KeepRequest } from '../../src/contract/ipc/offline.ts';
import type { ItemName } from '../../src/contract/ipc/learning.ts';
import type { Notebook } from '../practice/notebook.ts';

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

const dayMs = 24 * 3_600_000;

/** Until when an item stays, epoch ms; null: it is not kept yet. */
export function keptUntil({ keptAt }: KeptNote): number | null {
  return keptAt === null ? null : keptAt + keptForDays * dayMs;
}

const prefix = 'kept ';
const keyOf = ({ courseId, itemId }: ItemName) => `${prefix}${JSON.stringify([courseId, itemId])}`;

export function wanted(request: KeepRequest): KeptNote {
  return { request: { ...request }, files: null, chapters: [], phase: 'wanted', why: null, keptAt: null };
}

/** Null: nothing of the item is wanted. */
export function noteIn(notebook: Notebook, item: ItemName): KeptNote | null {
  return read(notebook.get(keyOf(item)));
}

export function notesIn(notebook: Notebook): KeptNote[] {
  return notebook.all(prefix).flatMap((one) => read(one) ?? []);
}

/** Null takes the note away. */
export function putNote(notebook: Notebook, item: ItemName, next: KeptNote | null): Promise<void> {
  return notebook.put(keyOf(item), next);
}

function read(stored: unknown): KeptNote | null {
  return z.safeParse(note, stored).data ?? null;
}
