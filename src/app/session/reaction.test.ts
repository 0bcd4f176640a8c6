import { describe, expect, it } from 'vitest';
import { failureOf } from '../../contract/platform/failure.ts';
import type { Failure } from '../../contract/platform/failure.ts';
import { reactionTo } from './reaction.ts';

const answered = (code: number, message = '平台的话') => reactionTo(failureOf({ code, message, data: undefined }, {}));

describe('request rules', () => {
  it.each([
    [303, 'code-303'],
    [10000, 'code-10000'],
  ])('code %i wipes and goes to the sign-in page with the page it was on [code-303-10000]', (code, wipe) => {
    expect(answered(code)).toMatchObject({ wipe, leave: 'login-and-back' });
  });

  it('code 403 wipes and goes to the sign-in page [code-403]', () => {
    expect(answered(403)).toMatchObject({ wipe: 'code-403', leave: 'login' });
  });

  it('602 keeps storage, says why and goes to the sign-in page', () => {
    expect(answered(602)).toEqual({ toast: { style: 'error', text: '平台的话' }, wipe: null, leave: 'login' });
  });

  it.each([302, 50001])('code %i is silent and leaves everything to the caller [nonzero-toast]', (code) => {
    expect(answered(code)).toEqual({ toast: null, wipe: null, leave: null });
  });

  it.each([1, 500, 40901, -1])('code %i shows the message as an error [toast-warning-style]', (code) => {
    expect(answered(code)).toEqual({ toast: { style: 'error', text: '平台的话' }, wipe: null, leave: null });
  });

  it.each(['旧密码输入错误', '已实名认证，不能修改用户名', '验证码不能为空', '该手机号已绑定其他账号，请更换手机号'])(
    'warns instead of failing: %s [toast-warning-style]',
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
  ])('says in our words what no answer said: %o', (failure, key) => {
    expect(reactionTo(failure)).toEqual({ toast: { style: 'error', key }, wipe: null, leave: null });
  });
});
