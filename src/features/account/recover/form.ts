import { atom } from 'jotai';
import * as z from 'zod/mini';
import { accountError } from '#domain/validation/patterns.ts';
import { codeError } from '../shared/code-error.ts';
import { checkNewPassword } from '../shared/new-password.ts';

export interface VerifyValues {
  account: string;
  authCode: string;
}

/** The account of the form, retained while the page is left. The code is not. */
export const recoverDraftAtom = atom('');

/** Schema of the verification; messages are i18n keys. */
export const verifySchema = z.object({ account: z.string(), authCode: z.string() }).check((form) => {
  const wrong = { account: accountError(form.value.account), authCode: codeError(form.value.authCode) };
  for (const path of ['account', 'authCode'] as const) {
    const message = wrong[path];
    if (message !== null) form.issues.push({ code: 'custom', path: [path], message, input: form.value[path] });
  }
});

/** Schema of the new password. */
export const newPasswordSchema = z.object({ password: z.string(), repeated: z.string() }).check(checkNewPassword);
