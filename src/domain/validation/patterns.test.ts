import { describe, expect, it } from 'vitest';
import {
  accountError,
  isIdCardNo,
  isPassword,
  mailError,
  newPasswordErrors,
  normalAccount,
  normalCode,
  passwordRules,
  passwordStrength,
  phoneError,
} from './patterns.ts';

describe('phone and mail', () => {
  it.each([
    ['', 'ui:problems.accountMissing'],
    ['   ', 'ui:problems.accountMissing'],
    ['13820467719', null],
    ['138 2046 7719', null],
    ['138-2046-7719', null],
    ['1382046771', 'ui:problems.phone'],
    ['23820467719', 'ui:problems.phone'],
    ['138204677190', 'ui:problems.phone'],
  ])('phone %j gives %s [pattern-phone]', (account, error) => {
    expect(accountError(account)).toBe(error);
  });

  it.each([
    ['10000000000', null],
    ['1380000000a', 'ui:problems.phone'],
    ['chen@example.com', 'ui:problems.phone'],
    ['', 'ui:problems.phone'],
  ])('where only a phone is allowed, %j gives %s [pattern-phone]', (text, error) => {
    expect(phoneError(text)).toBe(error);
  });

  it.each([
    ['chen@example.com', null],
    ['a@b.cn', null],
    ['a@b', 'ui:problems.mail'],
    ['chen', 'ui:problems.mail'],
    ['a b@example.com', 'ui:problems.mail'],
  ])('mail %j gives %s [pattern-email]', (account, error) => {
    expect(accountError(account)).toBe(error);
    expect(mailError(account)).toBe(error);
  });

  it('phones and codes are normalised', () => {
    expect(normalAccount(' 138 2046 7719 ')).toBe('13820467719');
    expect(normalAccount(' chen@example.com ')).toBe('chen@example.com');
    expect(normalCode(' 123 456\n')).toBe('123456');
  });
});

describe('password', () => {
  it.each([
    ['abcd1234', true],
    ['abcd!@#$', true],
    ['1234!@#$', true],
    ['abcdefgh', false],
    ['abcdEFGH', false],
    ['12345678', false],
    ['abc1234', false],
    ['abcdefghij1234567890', true],
    ['abcdefghij12345678901', false],
    ['abcd 1234', false],
  ])('%j: %s [pattern-password]', (text, good) => {
    expect(isPassword(text)).toBe(good);
  });

  it.each([
    ['', { length: false, kinds: false }],
    ['abcdefgh', { length: true, kinds: false }],
    ['abc1', { length: false, kinds: true }],
    ['abcd 1234', { length: false, kinds: true }],
  ])('the rules of %j: %o', (text, rules) => {
    expect(passwordRules(text)).toEqual(rules);
  });

  it.each([
    ['abc1', 'refused'],
    ['abcd1234', 'weak'],
    ['abcd12345678', 'fair'],
    ['Abcd1234', 'fair'],
    ['Abcd12345678', 'strong'],
  ])('%j is %s', (text, strength) => {
    expect(passwordStrength(text)).toBe(strength);
  });

  it('must match its repetition', () => {
    expect(newPasswordErrors('abcd1234', 'abcd1234')).toEqual({ password: null, repeated: null });
    expect(newPasswordErrors('abcd', 'abcde')).toEqual({
      password: 'ui:problems.password',
      repeated: 'ui:problems.repeated',
    });
  });
});

describe('ID number', () => {
  it.each([
    ['11010519491231002X', true],
    ['11010519491231002x', true],
    ['110105194912310029', true],
    ['130503670401001', true],
    ['1101051949123100', false],
    ['1101051949123100299', false],
    ['X1010519491231002X', false],
    ['11010519491231002A', false],
    ['', false],
  ])('%j: %s [pattern-idcard]', (text, good) => {
    expect(isIdCardNo(text)).toBe(good);
  });
});
