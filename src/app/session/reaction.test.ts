import { describe, expect, it } from 'vitest';
import { failureOf } from '#contract/platform/failure.ts';
import type { Failure } from '#contract/platform/failure.ts';
import { reactionTo } from './reaction.ts';

const answered = (code: number, message = '平台的话') => reactionTo(failureOf({ code, message, data: undefined }, {}));

describe('request rules', () => {
  it.each([
    [303, 'code-303'],
    [10000, 'code-10000'],
  ])('code %i wipes storage and redirects to the sign-in page with a return address [code-303-10000]', (code, wipe) => {
    expect(answered(code)).toMatchObject({ wipe, redirect: 'login-and-back' });
  });

  it('code 403 wipes storage and redirects to the sign-in page [code-403]', () => {
    expect(answered(403)).toMatchObject({ wipe: 'code-403', redirect: 'login' });
  });

  it('602 shows the message and redirects to the sign-in page, without a wipe', () => {
    expect(answered(602)).toEqual({ toast: { style: 'error', text: '平台的话' }, wipe: null, redirect: 'login' });
  });

  it.each([302, 50001])('code %i is silent and left to the caller [nonzero-toast]', (code) => {
    expect(answered(code)).toEqual({ toast: null, wipe: null, redirect: null });
  });

  it.each([1, 500, 40901, -1])('code %i shows the message as an error [toast-warning-style]', (code) => {
    expect(answered(code)).toEqual({ toast: { style: 'error', text: '平台的话' }, wipe: null, redirect: null });
  });

  it.each(['旧密码输入错误', '已实名认证，不能修改用户名', '验证码不能为空', '该手机号已绑定其他账号，请更换手机号'])(
    'shows a warning instead of an error: %s [toast-warning-style]',
    (message) => {
      expect(answered(1, message).toast).toEqual({ style: 'warning', text: message });
    },
  );

  it('never shows an empty toast', () => {
    expect(answered(1, '').toast).toEqual({ style: 'error', key: 'app:failures.unnamed' });
  });

  it.each<[Failure, string]>([
    [{ kind: 'network' }, 'app:failures.network'],
    [{ kind: 'timeout' }, 'app:failures.timeout'],
    [{ kind: 'malformed', status: 200 }, 'app:failures.malformed'],
  ])('shows our own text when there is no message: %o', (failure, key) => {
    expect(reactionTo(failure)).toEqual({ toast: { style: 'error', key }, wipe: null, redirect: null });
  });
});
