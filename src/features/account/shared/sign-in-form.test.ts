import { safeParse } from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { emptySignIn, signInSchema, type SignInValues } from './sign-in-form.ts';

describe('form', () => {
  const good: SignInValues = { ...emptySignIn, account: '13820467719', authCode: '123456', agreed: true };
  const errors = (values: SignInValues) => {
    const read = safeParse(signInSchema, values);
    return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}:${message}`);
  };

  it.each<[string, Partial<SignInValues>, string[]]>([
    ['a code', {}, []],
    ['a password', { method: 'password', authCode: '', password: 'secret-1' }, []],
    ['a mail', { account: 'chen@example.com' }, []],
    ['no code', { authCode: ' ' }, ['authCode:account:errors.codeMissing']],
    ['no password', { method: 'password' }, ['password:account:errors.passwordMissing']],
    ['no agreement', { agreed: false }, ['agreed:account:errors.agreement']],
    [
      'nothing',
      { ...emptySignIn },
      ['account:ui:problems.accountMissing', 'authCode:account:errors.codeMissing', 'agreed:account:errors.agreement'],
    ],
  ])('with %s [signin-methods]', (_, values, expected) => {
    expect(errors({ ...good, ...values })).toEqual(expected);
  });
});
