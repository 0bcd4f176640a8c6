import { describe, expect, it } from 'vitest';
import { matchesRealNameHash, realNameHash } from '../session/ipc.ts';
import { maskPhone, readAccount } from './account.ts';

describe('maskPhone', () => {
  it.each([
    ['13800138001', '138****8001'],
    ['138****8001', '138****8001'],
    [' 13800138001 ', '138****8001'],
    ['', null],
    ['1234567', null],
    ['not a phone', null],
  ])('%s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
});

describe('readAccount', () => {
  it.each([
    [
      { accountId: 5, name: '李强', phone: '13800138001' },
      { accountId: '5', name: '李强', maskedPhone: '138****8001' },
    ],
    [
      { accountId: 'a', phone: null },
      { accountId: 'a', name: null, maskedPhone: null },
    ],
    [{ accountId: '' }, null],
    [{ name: '李强' }, null],
    [null, null],
  ])('%j', (data, account) => {
    expect(readAccount(data)).toEqual(account);
  });
});

describe('the real-name hash', () => {
  it('is the MD5 of the token followed by true [realname-hash]', () => {
    expect(realNameHash('abc')).toBe('5c6d203397061bf7ef5b885277391d75');
    expect(matchesRealNameHash('abc', '5C6D203397061BF7EF5B885277391D75')).toBe(true);
    expect(matchesRealNameHash('abd', '5c6d203397061bf7ef5b885277391d75')).toBe(false);
    expect(matchesRealNameHash('abc', 'true')).toBe(false);
    expect(matchesRealNameHash(null, realNameHash('null'))).toBe(false);
  });
});
