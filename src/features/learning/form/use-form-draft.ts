import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { FormDraft, FormEntries } from '#contract/ipc/forms.ts';
import type { FormField, LearningForm } from '#contract/platform/learning/form.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { valuesOf, type FormValues } from '#domain/forms/form-rules.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { DraftKeeper, type Keeping } from '../shared/draft/draft-keeper.ts';

/** The draft of this computer, as it was when the form opened. */
export interface FirstDraft {
  /** Null: there is none. */
  kept: FormDraft | null;
  /** It could not be read. */
  unread: boolean;
}

interface FormDraftOptions extends FirstDraft {
  form: LearningForm;
  formId: string;
}

/** What is being filled in, on disk at every pause. `visitor`: nothing is kept, for the seat is anybody's. */
export function useFormDraft({ form, formId, kept, unread }: FormDraftOptions) {
  const { accountId } = useAtomValue(sessionAtom);
  const [old] = useState(() => (kept === null ? readOldDraft(accountId, formId) : null));
  const [values, setValues] = useState<FormValues>(() => kept?.entries ?? old ?? answeredBefore(form));
  const [keeping, setKeeping] = useState<Keeping>(() => keptAt(kept) ?? { kind: unread ? 'failed' : 'none' });
  const [keeper] = useState(
    () =>
      new DraftKeeper<FormEntries>(
        async (entries) => {
          try {
            const { savedAt } = await ask(desktop.forms.keep(formId, entries));
            localStorage.removeItem(oldKey(accountId, formId));
            return savedAt;
          } catch (error) {
            logFailure('form draft', error);
            throw error;
          }
        },
        (next) => setKeeping((now) => (now.kind === 'failed' && next.kind === 'waiting' ? now : next)),
      ),
  );
  useEffect(() => {
    if (old !== null) keeper.keep(old);
    return () => void keeper.flush();
  }, [keeper, old]);
  return {
    values,
    keeping: accountId === null ? ({ kind: 'visitor' } as const) : keeping,
    change(id: string, given: readonly string[]) {
      const next = { ...values, [id]: given };
      setValues(next);
      if (accountId !== null) keeper.keep(entriesOf(form.fieldList, next));
    },
    /** The platform has it. */
    async drop() {
      await keeper.end();
      if (accountId === null) return;
      try {
        await ask(desktop.forms.drop(formId));
      } catch (error) {
        // It is shown once more, and can be sent or changed.
        logFailure('form draft', error);
      }
    },
  };
}

const keptAt = (kept: FormDraft | null): Keeping | null => kept && { kind: 'kept', at: kept.savedAt };

/** What is kept: pictures stay out, for the platform forgets those that nobody took. */
function entriesOf(fields: readonly FormField[], values: FormValues): FormEntries {
  const filled = fields.flatMap(({ id, type }) => {
    const given = valuesOf(values, id);
    const isBlank = type === 'file' || type === 'signature' || given.every((value) => value === '');
    return isBlank ? [] : [[id, given] as const];
  });
  return Object.fromEntries(filled);
}

/** What was sent before, to be changed. */
function answeredBefore({ answerList }: LearningForm): FormValues {
  return Object.fromEntries(answerList.map(({ fieldId, valueList }) => [fieldId, valueList ?? []]));
}

const oldKey = (accountId: string | null, formId: string) => `form.draft.${accountId ?? ''}.${formId}`;
const oldShape = z.record(z.string(), z.array(z.string()));

/** What an earlier version kept in the storage of the page, where the end of a session took it. */
function readOldDraft(accountId: string | null, formId: string): FormValues | null {
  try {
    const read = z.safeParse(oldShape, JSON.parse(localStorage.getItem(oldKey(accountId, formId)) ?? 'null'));
    return accountId !== null && read.success ? read.data : null;
  } catch {
    return null; // Written by nobody: there is no draft.
  }
}
