import { atom } from 'jotai';
import { accountError, normalCode } from '#domain/validation/patterns.ts';

/** The sign-in methods (001 §1). */
export type SignInMethod = 'code' | 'password';

export interface SignInValues {
  method: SignInMethod;
  account: string;
  authCode: string;
  password: string;
  agreed: boolean;
}

export type SignInField = Exclude<keyof SignInValues, 'method'>;

/** i18n keys of what is wrong, by field. */
export type SignInProblems = Partial<Record<SignInField, string>>;

export const emptySignIn: SignInValues = { method: 'code', account: '', authCode: '', password: '', agreed: false };

/** What keeps the form from being sent, in the order of its fields. */
export function signInProblems({ account, method, authCode, password, agreed }: SignInValues): SignInProblems {
  const wrong = accountError(account);
  return {
    ...(wrong && { account: wrong }),
    ...(method === 'code' && normalCode(authCode) === '' && { authCode: 'account:errors.codeMissing' }),
    ...(method === 'password' && password === '' && { password: 'account:errors.passwordMissing' }),
    ...(!agreed && { agreed: 'account:errors.agreement' }),
  };
}

/** The form values without secrets, retained while legal texts are read. */
export const signInDraftAtom = atom<SignInValues>(emptySignIn);

/** The form values that may be retained. */
export function draftOf(values: SignInValues): SignInValues {
  return { ...values, password: '', authCode: '' };
}
