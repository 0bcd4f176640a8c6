import { safeParse } from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { accountError, emptySignIn, normalAccount, signInSchema, type SignInValues } from './form.ts';
import { resendAfter, sentBefore } from '../../../lib/resend.ts';

describe('account', () => {
  it.each([
    ['', 'accountMissing'],
    ['   ', 'accountMissing'],
    ['13820467719', null],
    ['138 2046 7719', null],
    ['138-2046-7719', null],
    ['1382046771', 'phone'],
    ['23820467719', 'phone'],
    ['138204677190', 'phone'],
  ])('phone %j gives %s [pattern-phone]', (account, error) => {
    expect(accountError(account)).toBe(error);
  });

  it.each([
    ['chen@example.com', null],
    ['chen@example', 'mail'],
    ['chen', 'mail'],
    ['a b@example.com', 'mail'],
  ])('mail %j gives %s [pattern-email]', (account, error) => {
    expect(accountError(account)).toBe(error);
  });

  it('is sent without the blanks of a phone', () => {
    expect(normalAccount(' 138 2046 7719 ')).toBe('13820467719');
    expect(normalAccount(' chen@example.com ')).toBe('chen@example.com');
  });
});

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
    ['no code', { authCode: ' ' }, ['authCode:codeMissing']],
    ['no password', { method: 'password' }, ['password:passwordMissing']],
    ['no agreement', { agreed: false }, ['agreed:agreement']],
    ['nothing', { ...emptySignIn }, ['account:accountMissing', 'authCode:codeMissing', 'agreed:agreement']],
  ])('with %s [signin-methods]', (_, values, expected) => {
    expect(errors({ ...good, ...values })).toEqual(expected);
  });
});

describe('code button', () => {
  it('waits 60 s [code-countdown]', () => {
    expect(resendAfter).toBe(60_000);
  });

  it.each([
    [null, 5_000, null],
    ['nonsense', 5_000, null],
    ['4000', 5_000, 4_000],
    ['6000', 5_000, null],
  ])('stored %s, now %i: sent at %s', (stored, now, sentAt) => {
    expect(sentBefore(stored, now)).toBe(sentAt);
  });
});
