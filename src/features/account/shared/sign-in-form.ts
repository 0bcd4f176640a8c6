import * as z from 'zod/mini';
import { accountError, normalCode } from '../../../domain/validation/patterns.ts';

import { atom } from 'jotai';

/** The sign-in methods (001 §1). */
export type SignInMethod = 'code' | 'password';

export interface SignInValues {
  method: SignInMethod;
  account: string;
  authCode: string;
  password: string;
  agreed: boolean;
}

export const emptySignIn: SignInValues = { method: 'code', account: '', authCode: '', password: '', agreed: false };

/** The form schema; messages are i18n keys. */
export const signInSchema = z
  .object({
    method: z.enum(['code', 'password']),
    account: z.string(),
    authCode: z.string(),
    password: z.string(),
    agreed: z.boolean(),
  })
  .check((form) => {
    const { account, method, authCode, password, agreed } = form.value;
    const report = (path: keyof SignInValues, message: string) =>
      form.issues.push({ code: 'custom', path: [path], message, input: form.value[path] });
    const wrong = accountError(account);
    if (wrong) report('account', wrong);
    if (method === 'code' && normalCode(authCode) === '') report('authCode', 'account:errors.codeMissing');
    if (method === 'password' && password === '') report('password', 'account:errors.passwordMissing');
    if (!agreed) report('agreed', 'account:errors.agreement');
  });

/** The form values without secrets, retained while legal texts are read. */
export const signInDraftAtom = atom<SignInValues>(emptySignIn);

/** The form values that may be retained. */
export function draftOf(values: SignInValues): SignInValues {
  return { ...values, password: '', authCode: '' };
}
