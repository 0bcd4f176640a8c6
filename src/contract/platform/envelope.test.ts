import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { isSuccess, needsSignIn } from './codes.ts';
import { parseEnvelope, readEnvelope } from './envelope.ts';
import { failureOf, isWarningMessage } from './failure.ts';

describe('the envelope', () => {
  it.each([
    [{ code: 0, message: 'ok', success: true, data: { a: 1 } }, true],
    [{ code: '0', message: null }, true],
    [{ code: 200 }, true],
    [{ code: 'OK' }, true],
    [{ code: 'success', data: null }, true],
    [{ success: true, data: 1 }, true],
    [{ code: 40001, message: 'x' }, false],
    [{ code: 'A0230', message: 'x' }, false],
    [{ success: false, message: 'x' }, false],
    [{ code: 0, success: false }, false],
  ])('%o: success %s [envelope-shape] [code-zero-success]', (sent, success) => {
    expect(isSuccess(readEnvelope(sent)?.code ?? null)).toBe(success);
  });

  it('has a code, a message and data [envelope-shape]', () => {
    const sent = { code: '40001', message: 'Refused.', success: true, data: { a: 1 }, more: 1 };
    expect(readEnvelope(sent)).toEqual({ code: 40001, message: 'Refused.', data: { a: 1 } });
  });

  it.each([{}, { code: null }, { code: '' }, { code: true }, [], 'code', 0, null])(
    '%j is no envelope, and so no success',
    (sent) => {
      expect(readEnvelope(sent)).toBeNull();
      expect(parseEnvelope(JSON.stringify(sent))).toBeNull();
    },
  );

  it('a word as its code is a refusal in its own words, where it also says something', () => {
    const sent = { code: 'EXAM_LOCKED', message: 'Finish the course first.', data: null };
    expect(readEnvelope(sent)).toEqual({ code: -1, message: 'Finish the course first.', data: null });
    expect(readEnvelope({ code: 'A0230' })).toBeNull();
    expect(readEnvelope({ code: 'A0230' }, { profile: { envelope: { success: 'DONE' } } })).toMatchObject({ code: -1 });
  });

  it('a code of ours that the profile names keeps its meaning, and loses it where the profile names another one', () => {
    const call = 'userPaperCommitAllPaper';
    const read = (tooLate: number, code: number) =>
      readEnvelope({ code, message: 'x' }, { call, profile: { codes: { commitRefusal: { tooLate } } } })?.code;
    expect([read(40_902, 40_902), read(777, 777), read(777, 40_902)]).toEqual([40_902, 40_902, -1]);
  });

  it('text that is no JSON is no envelope', () => expect(parseEnvelope('<html>502</html>')).toBeNull());

  const failure = (code: number, message = 'm') => failureOf({ code, message, data: 1 }, { location: '/x' });

  it.each([303, 10000, 403] as const)('code %i ends the session', (code) => {
    expect(failure(code)).toEqual({ kind: 'session', code, message: 'm' });
  });

  it('200 is a success, 602 is a call without a sign-in [status-constants]', () => {
    expect([isSuccess(200), isSuccess(602)]).toEqual([true, false]);
    expect([needsSignIn(602), needsSignIn(200)]).toEqual([true, false]);
    expect(failure(602)).toEqual({ kind: 'not-signed-in', message: 'm' });
  });

  it('602, 302 and 50001 are kinds of their own', () => {
    expect(failure(602)).toEqual({ kind: 'not-signed-in', message: 'm' });
    expect(failure(302)).toEqual({ kind: 'redirected', message: 'm', headers: { location: '/x' } });
    expect(failure(50001)).toEqual({ kind: 'quiet', message: 'm', data: 1 });
  });

  it("any other code is the platform's refusal in its own words", () => {
    expect(failure(40901)).toEqual({ kind: 'refused', code: 40901, message: 'm', warning: false, data: 1 });
    expect(failure(40901, '验证码不能为空')).toMatchObject({ warning: true });
  });

  it('a failed call names itself for the log', () => {
    expect(new ApiError('examJoinExam', failure(40901, '试卷已提交')).message).toBe('examJoinExam: refused 试卷已提交');
    expect(new ApiError('examJoinExam', { kind: 'timeout' }).message).toBe('examJoinExam: timeout');
  });
});

describe('warning messages', () => {
  it.each([
    ['旧密码输入错误', true],
    ['old password entered incorrectly', true],
    ['已实名认证，不能修改用户名', true],
    ['抱歉：该手机号已绑定其他账号，请更换手机号。', true],
    ['系统繁忙', false],
    ['', false],
  ])('%o: %s', (message, warning) => expect(isWarningMessage(message)).toBe(warning));
});
