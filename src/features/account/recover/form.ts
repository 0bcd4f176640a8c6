import { atom } from 'jotai';
import * as z from 'zod/mini';
import { accountError, newPasswordErrors } from '../../../domain/validation/patterns.ts';

export interface ProveValues {
  account: string;
  authCode: string;
}

export interface RenewValues {
  password: string;
  repeated: string;
}

/** The account whose password is asked for; kept while the page is left, the code is not. */
export const recoverDraftAtom = atom('');

/** Who are you; messages are i18n keys. An empty code is the platform's to refuse (G-160). */
export const proveSchema = z.object({ account: z.string(), authCode: z.string() }).check((form) => {
  const message = accountError(form.value.account);
  if (message !== null) form.issues.push({ code: 'custom', path: ['account'], message, input: form.value.account });
});

/** The new password, twice. */
export const renewSchema = z.object({ password: z.string(), repeated: z.string() }).check((form) => {
  const wrong = newPasswordErrors(form.value.password, form.value.repeated);
  for (const path of ['password', 'repeated'] as const) {
    const message = wrong[path];
    if (message !== null) form.issues.push({ code: 'custom', path: [path], message, input: form.value[path] });
  }
});
