import { describe, expect, it } from 'vitest';
import { accountCheckAuthCode, accountRegister } from './account/security.ts';
import { getUserInfo } from './account/user.ts';
import { readData } from './read-data.ts';

describe('the data of a success', () => {
  it.each([null, true, 'done', 5, undefined, []])('%j of a call with an effect is a success all the same', (data) => {
    expect(readData(accountRegister, data)).toEqual({ kind: 'data', data: { accountId: '' } });
  });

  it.each([null, 'done'])('%j of a read is another shape than declared', (data) => {
    expect(readData(getUserInfo, data)).toEqual({ kind: 'malformed' });
  });

  it.each([
    [false, 'no'],
    ['false', 'no'],
    [true, 'data'],
    [null, 'data'],
    ['code-right', 'data'],
  ])('%j of a check: %s', (data, kind) => expect(readData(accountCheckAuthCode, data).kind).toBe(kind));
});
