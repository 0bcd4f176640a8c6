import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountError,
  isIdCardNo,
  isPassword,
  mailError,
  newPasswordErrors,
  normalAccount,
  normalCode,
  normalIdCardNo,
  normalName,
  normalNumber,
  normalOrganCode,
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

  it.each([
    '\u202d13800010003\u202c',
    '13800010003\u200e',
    '１３８０００１０００３',
    '+86 13800010003',
    '0086-138-0001-0003',
    '8613800010003',
    '＋８６　１３８　０００１　０００３',
    '(+86) 138.0001.0003',
    '138‑0001‑0003',
    '\ufeff138\u00a00001\u20090003',
    '086-13800010003',
    '138_0001_0003',
    '138/0001/0003',
    'tel:+8613800010003',
    '“13800010003”，',
    '<13800010003>;',
    '138\ufe0f00010003\ufffc\u{e0020}',
    '手机：13800010003',
    '13800010003（本人）',
    '张三 +86 138·0001·0003',
  ])('the phone %j is 13800010003', (typed) => {
    expect(normalAccount(typed)).toBe('13800010003');
    expect([accountError(typed), phoneError(typed)]).toEqual([null, null]);
  });

  it.each([
    ['\u200bchen@example.com\u2069', 'chen@example.com'],
    ['ｃｈｅｎ＠ｅｘａｍｐｌｅ。ｃｏｍ', 'chen@example.com'],
    ['mailto:chen@example.com', 'chen@example.com'],
    ['<chen@example.com>,', 'chen@example.com'],
    ['chen@example.com。', 'chen@example.com'],
    ['陈静 <chen@example.com>', 'chen@example.com'],
  ])('the mail %j is %s', (typed, mail) => {
    expect(normalAccount(typed)).toBe(mail);
    expect(mailError(typed)).toBeNull();
  });

  it.each([
    [normalCode, '１２３　４５６', '123456'],
    [normalCode, '\u202a123456\u202c', '123456'],
    [normalCode, '123-456', '123456'],
    [normalCode, '验证码：123456。', '123456'],
    [normalCode, '【起承】123456', '123456'],
    [normalCode, '【起承】验证码123456（10分钟内有效）', '123456'],
    [normalCode, '【起承】123456，5 分钟内有效。', '123456'],
    [normalCode, 'code: 8842', '8842'],
    [normalCode, '8842 或 123456', '8842或123456'],
    [normalCode, 'aB3d', 'aB3d'],
    [normalCode, '春暖花开', '春暖花开'],
    [normalIdCardNo, '11010519491231002Ｘ', '11010519491231002X'],
    [normalIdCardNo, '110105 19491231 002х', '11010519491231002X'],
    [normalIdCardNo, '身份证号：110105–19491231–002Ⅹ。', '11010519491231002X'],
    [normalIdCardNo, '（130503670401001）', '130503670401001'],
    [normalOrganCode, '9１110000ＭA0012345X ', '91110000MA0012345X'],
    [normalName, '\u200b 张　三 ', '张 三'],
    [normalName, '阿不都•热合曼', '阿不都·热合曼'],
    [normalName, '阿不都.热合曼', '阿不都·热合曼'],
    [normalName, '阿不都．热合曼。买买提', '阿不都·热合曼·买买提'],
    [normalName, '阿不都ꞏ热合曼', '阿不都·热合曼'],
    [normalName, '阿不都 · 热合曼', '阿不都·热合曼'],
    [normalName, '阿不都ㆍ热合曼∘买买提', '阿不都·热合曼·买买提'],
    [normalName, '⽂⼩⽉', '文小月'],
    [normalName, '葛\u{e0100}明', '葛明'],
    [normalName, 'J. R. Smith', 'J. R. Smith'],
    [normalName, 'Ｊｏｈｎ', 'John'],
    [normalNumber, ' １２ ', '12'],
  ])('%o reads %j as %s', (normal, typed, read) => expect(normal(typed)).toBe(read));
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

it('any text is the same to the platform with the marks that nobody sees, as wide as letters, and written again', () => {
  const written = fc.string({
    unit: fc.constantFrom(...Array.from('0189+-()·•.@ aXxХ王小·—。１Ａ＋　\u00a0')),
    maxLength: 20,
  });
  const marks = fc.constantFrom('\u200b', '\u202d', '\u202c', '\ufeff', '\u200e', '\u00ad');
  const all = [normalAccount, normalCode, normalIdCardNo, normalOrganCode, normalName, normalNumber];
  fc.assert(
    fc.property(written, marks, (text, mark) => {
      for (const normal of all) {
        const said = normal(text);
        expect(normal(said)).toBe(said);
        expect(normal(Array.from(text).join(mark))).toBe(said);
        const wide = text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfe_e0));
        expect(normal(wide)).toBe(said);
      }
    }),
  );
});
