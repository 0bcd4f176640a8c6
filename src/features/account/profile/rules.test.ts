import { describe, expect, it } from 'vitest';
import {
  birthdayError,
  birthdayOf,
  dayOfBirthday,
  maskIdCardNo,
  nicknameError,
  platformDay,
  saveProblem,
  updatesForTheme,
} from './rules.ts';

describe('profile rules', () => {
  it.each([
    ['', 'nicknameEmpty'],
    ['   ', 'nicknameEmpty'],
    ['小陈', null],
    ['一二三四五六七八九十一二三四五', null],
    ['一二三四五六七八九十一二三四五六', 'nicknameLong'],
    ['👩‍🔧'.slice(0, 2).repeat(15), null],
  ])('nickname %j: %s [profile-nickname-required] [profile-nickname-max]', (nickname, error) => {
    expect(nicknameError(nickname)).toBe(error);
  });

  it.each([
    ['', null],
    ['2026-11-21', null],
    ['2026-11-22', 'birthdayFuture'],
    ['1899-12-31', 'birthdayEarly'],
  ])('birthday %j: %s [profile-birthday]', (day, error) => {
    expect(birthdayError(day, '2026-11-21')).toBe(error);
  });

  it('a day is in the time zone of the platform', () => {
    expect(platformDay(Date.parse('2026-11-21T15:59:59Z'))).toBe('2026-11-21');
    expect(platformDay(Date.parse('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
  });

  it.each([
    ['1990-05-06 00:00:00', '1990-05-06'],
    ['1990-05-06', '1990-05-06'],
    ['', ''],
  ])('%j is the day %j', (birthday, day) => expect(dayOfBirthday(birthday)).toBe(day));

  it('a birthday is sent with a time [profile-birthday-format]', () => {
    expect(birthdayOf('1990-05-06')).toBe('1990-05-06 00:00:00');
    expect(birthdayOf('')).toBe('');
  });

  it.each([
    ['33020319880808271X', '3302**********271X'],
    ['330203880808271', '3302*******8271'],
    ['', ''],
  ])('ID number %j is shown as %j', (number, shown) => expect(maskIdCardNo(number)).toBe(shown));

  it.each([
    [{}, '#f08a00', false],
    [{ profile_update_theme: '#f08a00' }, '#f08a00', true],
    [{ profile_update_theme: 'gold' }, '#f08a00', false],
    [{ profile_update_theme: 'gold' }, null, false],
  ])('with %o and the theme %j, a separate call: %s [theme-specific-profile-update]', (options, colour, expected) => {
    expect(updatesForTheme({ options, colour })).toBe(expected);
  });

  const refused = { kind: 'refused', code: 1, data: null } as const;
  it.each([
    [{ ...refused, message: '已实名认证，不能修改用户名', warning: true }, 'errors.nameFixed'],
    [{ ...refused, message: '昵称已被使用', warning: false }, 'errors.said'],
    [{ ...refused, message: '', warning: false }, 'errors.notReached'],
    [{ kind: 'timeout' } as const, 'errors.notReached'],
  ])('not saved because of %o: %s', (failure, key) => {
    expect(saveProblem(failure)).toBe(key);
  });
});
