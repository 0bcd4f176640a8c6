import * as z from 'zod/mini';
import type { LogRecord, SubjectOf } from './merge.ts';

/** Records that later ones made superfluous and that lie in no file any more; `at`: epoch ms of this machine. */
export interface SupersededRecord {
  type: 'superseded';
  records: readonly RememberedRecord[];
}

/** `about`: the question; '': the record is about none. */
type RememberedRecord = readonly [sequence: number, at: number, type: string, about: string];

const id = z.optional(z.string());
const read = z.object({ type: z.string(), questionId: id, materialId: id, key: id, at: z.optional(z.number()) });

/**
 * Of the answers to one question only the latest counts, and so on. Nothing that comes after the seal changes the paper:
 * it must not make anything superfluous either. Records of a type that is not listed are all retained.
 */
export const recordSubject: SubjectOf = (text) => {
  const record = z.safeParse(read, parsed(text));
  if (!record.success) return null;
  const { type, questionId, materialId, key } = record.data;
  if (type === 'sealed') return 'final';
  if (type === 'answer' || type === 'mark' || type === 'strike') return { subject: `${type} ${questionId ?? ''}` };
  if (type === 'note') return { subject: `note ${key ?? ''}` };
  if (type === 'highlight') return { subject: `highlight ${materialId ?? ''}` };
  if (type === 'place' || type === 'evidence') return { subject: type };
  return type === 'alive' || type === 'left' ? { subject: 'presence' } : null;
};

/** The record that remembers which records of a paper are left out; null: a notebook, whose earlier notes nobody asks for. */
export function rememberSuperfluous(superfluous: readonly LogRecord[], now: number): string | null {
  const records = superfluous.flatMap(({ sequence, text }): RememberedRecord[] => {
    const { data } = z.safeParse(read, parsed(text));
    if (!data || data.type === 'note') return [];
    return [[sequence, data.at ?? 0, data.type, data.questionId ?? '']];
  });
  const body: SupersededRecord = { type: 'superseded', records };
  return records.length === 0 ? null : JSON.stringify({ ...body, at: now });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Not a record of ours: retained as it is.
  }
}
