import { call } from './ipc-types.ts';

/** What a learner has entered into a form, by the ids of its items. Pictures stay out: the platform forgets those that nobody took. */
export type FormEntries = Readonly<Record<string, readonly string[]>>;

export interface FormDraft {
  entries: FormEntries;
  /** Epoch ms of this computer. */
  savedAt: number;
}

/** Most items of a form that is kept, and most values of one. */
export const maxFormItems = 500;
/** Characters of the longest value that is kept. */
export const maxFormText = 20_000;

/** Forms that the account that is signed in has not sent; they outlive the end of a session. Fail with the codes of a journal. */
export const formsDomain = {
  /** Null: there is none. */
  draft: call<[formId: string], FormDraft | null>(),
  /** Resolves when it is on disk, in both copies where both can be written. */
  keep: call<[formId: string, entries: FormEntries], { savedAt: number }>(),
  /** The platform has it. */
  drop: call<[formId: string], void>(),
};
