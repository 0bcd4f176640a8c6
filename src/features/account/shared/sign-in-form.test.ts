import { describe, expect, it } from 'vitest';
import { emptySignIn, signInProblems, type SignInProblems, type SignInValues } from './sign-in-form.ts';

describe('form', () => {
  const good: SignInValues = { ...emptySignIn, account: '13820467719', authCode: '123456', agreed: true };

  it.each<[string, Partial<SignInValues>, SignInProblems]>([
    ['a code', {}, {}],
    ['a password', { method: 'password', authCode: '', password: 'secret-1' }, {}],
    ['a mail', { account: 'chen@example.com' }, {}],
    ['no code', { authCode: ' ' }, { authCode: 'account:errors.codeMissing' }],
    ['no password', { method: 'password' }, { password: 'account:errors.passwordMissing' }],
    ['no agreement', { agreed: false }, { agreed: 'account:errors.agreement' }],
    [
      'nothing',
      { ...emptySignIn },
      {
        account: 'ui:problems.accountMissing',
        authCode: 'account:errors.codeMissing',
        agreed: 'account:errors.agreement',
      },
    ],
  ])('with %s [signin-methods]', (_, values, expected) => {
    expect(signInProblems({ ...good, ...values })).toEqual(expected);
  });
});
