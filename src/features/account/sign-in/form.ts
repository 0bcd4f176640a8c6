import * as z from 'zod/mini';
import { isMail, isPhone } from '../../../lib/patterns.ts';

/** The two ways to prove an account (001 §1). */
export type SignInMethod = 'code' | 'password';

export interface SignInValues {
  method: SignInMethod;
  account: string;
  authCode: string;
  password: string;
  agreed: boolean;
}

export const emptySignIn: SignInValues = { method: 'code', account: '', authCode: '', password: '', agreed: false };

/** What is wrong with an account, as a key below `account:errors`; null: nothing (001 §5). */
export function accountError(account: string): 'accountMissing' | 'phone' | 'mail' | null {
  const text = normalAccount(account);
  if (text === '') return 'accountMissing';
  if (isPhone(text) || isMail(text)) return null;
  return /^[\d+]+$/.test(text) ? 'phone' : 'mail';
}

/** An account as it is sent: '138 2046 7719' is a phone too. */
export function normalAccount(account: string): string {
  const text = account.trim();
  return /^[\d\s-]+$/.test(text) ? text.replaceAll(/[\s-]/g, '') : text;
}

/** The form; messages are keys below `account:errors`. */
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
    if (method === 'code' && authCode.trim() === '') report('authCode', 'codeMissing');
    if (method === 'password' && password === '') report('password', 'passwordMissing');
    if (!agreed) report('agreed', 'agreement');
  });
