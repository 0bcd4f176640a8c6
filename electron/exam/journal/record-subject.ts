import * as z from 'zod/mini';
import type { SubjectOf } from './superseding.ts';

const id = z.optional(z.string());
const read = z.object({ type: z.string(), questionId: id, materialId: id, key: id });

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
  if (type === 'place') return { subject: 'place' };
  return type === 'alive' || type === 'left' ? { subject: 'presence' } : null;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Not a record of ours: retained as it is.
  }
}
