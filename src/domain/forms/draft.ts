import * as z from 'zod/mini';
import type { FormField } from '../../contract/platform/learning/form.ts';
import { logFailure } from '../../lib/log.ts';
import { valuesOf, type FormValues } from './form-rules.ts';

const shape = z.record(z.string(), z.array(z.string()));

/** Where the draft of a form lies; every wipe of a session clears it. */
export const draftKey = (accountId: string, formId: string) => `form.draft.${accountId}.${formId}`;

/** What was filled in and not sent; null: nothing. */
export function readDraft(key: string): FormValues | null {
  try {
    const read = z.safeParse(shape, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null; // Written by nobody: there is no draft.
  }
}

/** Keeps what is filled in until it is sent. Pictures stay out: the platform forgets those that nobody took. */
export function keepDraft(key: string, fields: readonly FormField[], values: FormValues): void {
  const kept = fields.flatMap(({ id, type }) => {
    const given = valuesOf(values, id);
    return type === 'file' || type === 'signature' || given.every((value) => value === '')
      ? []
      : [[id, given] as const];
  });
  try {
    if (kept.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch (error) {
    // No room: the form can still be sent.
    logFailure('form draft', error);
  }
}

export function dropDraft(key: string): void {
  localStorage.removeItem(key);
}
