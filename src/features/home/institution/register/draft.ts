import * as z from 'zod/mini';
import { baseFields, emptyBase, type BaseValues } from './form.ts';

const key = 'institution.draft';

const draft = z.omit(baseFields, { licence: true, photos: true });

/** What was typed before, without pictures; the empty form when there is nothing. */
export function readDraft(): BaseValues {
  try {
    const read = z.safeParse(draft, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? { ...emptyBase, ...read.data } : emptyBase;
  } catch {
    return emptyBase; // Written by nobody: there is no draft.
  }
}

/** Keeps what is typed until it is sent. Pictures stay out: the platform forgets those that nobody took. */
export function keepDraft(values: BaseValues): void {
  const kept = z.parse(draft, values);
  if (Object.entries(kept).every(([name, value]) => name === 'codeKind' || value === '')) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(kept));
}

export function dropDraft(): void {
  localStorage.removeItem(key);
}
