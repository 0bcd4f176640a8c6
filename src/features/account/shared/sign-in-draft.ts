import { atom } from 'jotai';
import { emptySignIn, type SignInValues } from './sign-in-form.ts';

/** What was typed, without secrets, so that reading the legal texts loses nothing. */
export const signInDraftAtom = atom<SignInValues>(emptySignIn);

/** The part of a form that may outlive it. */
export function draftOf(values: SignInValues): SignInValues {
  return { ...values, password: '', authCode: '' };
}
