import { atom } from 'jotai';
import * as z from 'zod/mini';
import { accountError, newPasswordErrors } from '#domain/validation/patterns.ts';

export interface VerifyValues {
  account: string;
  authCode: string;
}

export interface NewPasswordValues {
  password: string;
  repeated: string;
}

/** The account of the form, retained while the page is left. The code is not. */
export const recoverDraftAtom = atom('');

/** Schema of the verification; messages are i18n keys. The platform rejects empty codes. */
export const verifySchema = z.object({ account: z.string(), authCode: z.string() }).check((form) => {
  const message = accountError(form.value.account);
  if (message !== null) form.issues.push({ code: 'custom', path: ['account'], message, input: form.value.account });
});

/** Schema of the new password. */
export const newPasswordSchema = z.object({ password: z.string(), repeated: z.string() }).check((form) => {
  const wrong = newPasswordErrors(form.value.password, form.value.repeated);
  for (const path of ['password', 'repeated'] as const) {
    const message = wrong[path];
    if (message !== null) form.issues.push({ code: 'custom', path: [path], message, input: form.value[path] });
  }
});
