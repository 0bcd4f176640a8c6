import { describe, expect, it } from 'vitest';
import { accountCheckAuthCode, accountRegister } from './account/security.ts';
import { getUserInfo } from './account/user.ts';
import { userExamFindUserExams } from './exam/exam.ts';
import { findUserTrain } from './learning/camp.ts';
import { taskDetail } from './learning/task-detail.ts';
import { isNotUnderstood, readData } from './read-data.ts';

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

describe('an answer in words of which none is known here', () => {
  it.each([
    [getUserInfo, { theirs: 1 }, true],
    [getUserInfo, { theirs: 1, phone: '' }, false],
    [getUserInfo, {}, false],
    [findUserTrain, [{ theirs: 1 }, { others: 2 }], true],
    [findUserTrain, [{ theirs: 1 }, { name: 'camp' }], false],
    [findUserTrain, [], false],
    [findUserTrain, { theirs: [] }, true],
    [userExamFindUserExams, { list: [{ theirs: 1 }], total: 1 }, true],
    [userExamFindUserExams, { list: [], total: 0 }, false],
    [userExamFindUserExams, { list: null, total: 0 }, false],
    [accountRegister, { theirs: 1 }, false],
  ])('of %o: %j is not understood: %s', (call, data, expected) => expect(isNotUnderstood(call, data)).toBe(expected));

  it.each([
    [{ name: 'a', itemList: [] }, []],
    [{ name: 'a', itemList: null }, []],
    [{ name: 'a' }, null],
    [{ name: 'a', itemList: [{ theirs: 1 }] }, null],
  ])('leaves unknown what a task consists of: %j', (data, itemList) =>
    expect(readData(taskDetail, data)).toMatchObject({ kind: 'data', data: { itemList } }),
  );
});
