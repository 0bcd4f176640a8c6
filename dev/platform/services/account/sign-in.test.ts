import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as calls from '#contract/platform/account/account.ts';
import { userExamFindUserExams } from '#contract/platform/exam/exam.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';

let platform: PlatformUnderTest;
beforeEach(async () => {
  platform = await platformUnderTest();
});
afterEach(() => platform.close());

const phone = '13800010002';
const outbox = z.object({ messages: z.array(z.object({ code: z.string(), target: z.string() })) });
const lastCode = async () => z.parse(outbox, await platform.diagnose('GET', '/__outbox')).messages[0]?.code ?? '';
const byCode = (authCode: string) => platform.call(calls.accountLogin, { account: phone, authCode });
const list = (token: string) => platform.call(userExamFindUserExams, { pageNum: 1, pageSize: 10 }, token);

describe('verification codes', () => {
  it('are six digits, work once and sign in', async () => {
    expect((await platform.call(calls.accountGetPhoneAuthCode4Login, { phone })).code).toBe(0);
    const code = await lastCode();
    expect(code).toMatch(/^\d{6}$/);
    expect((await byCode(code)).code).toBe(0);
    expect(await byCode(code)).toMatchObject({ code: 40104, message: '验证码已失效，请重新获取' });
  });

  it('go by mail too', async () => {
    await platform.call(calls.accountGetMailAuthCode4Login, { mail: 'li.yan@example.cn' });
    const answer = await platform.call(calls.accountLogin, {
      account: 'li.yan@example.cn',
      authCode: await lastCode(),
    });
    expect(answer.code).toBe(0);
  });

  it('end after ten minutes', async () => {
    await platform.call(calls.accountGetPhoneAuthCode4Login, { phone });
    const code = await lastCode();
    await platform.diagnose('POST', '/__clock', { offsetMs: 600_001 });
    expect((await byCode(code)).code).toBe(40104);
  });

  it('are sent again after 60 s only', async () => {
    await platform.call(calls.accountGetPhoneAuthCode4Login, { phone });
    const refused = await platform.call(calls.accountGetPhoneAuthCode4Login, { phone });
    expect(refused.code).toBe(40105);
    expect(refused.message).toMatch(/请 \d+ 秒后再试/);
    await platform.diagnose('POST', '/__clock', { offsetMs: 60_500 });
    expect((await platform.call(calls.accountGetPhoneAuthCode4Login, { phone })).code).toBe(0);
  });

  it('a wrong one is refused, so is a phone that is none', async () => {
    expect((await byCode('000000x')).code).toBe(40103);
    const odd = await platform.call(calls.accountGetPhoneAuthCode4Login, { phone: '123' });
    expect(odd).toMatchObject({ code: 40001, message: '请填写正确的手机号' });
  });
});

describe('passwords', () => {
  const tryWith = (password: string) => platform.call(calls.accountLogin, { account: phone, password });

  it('lock the account for ten minutes after five wrong ones', async () => {
    for (const left of [4, 3, 2, 1]) {
      expect((await tryWith('nonsense1')).message).toBe(`账号或密码错误，还可以再试 ${left} 次`);
    }
    expect((await tryWith('nonsense1')).code).toBe(40102);
    expect((await tryWith('Lectern2026')).code).toBe(40102);
    await platform.diagnose('POST', '/__clock', { offsetMs: 600_500 });
    expect((await tryWith('Lectern2026')).code).toBe(0);
  });
});

describe('sessions', () => {
  it('answers in the envelope code, message, success, data', async () => {
    const response = await platform.fetch('/usercenter/v1/findBranchList', {
      headers: { token: await platform.signIn(phone) },
    });
    expect(Object.keys(z.parse(z.record(z.string(), z.unknown()), await response.json()))).toEqual([
      'code',
      'message',
      'success',
      'data',
    ]);
  });

  it('refuses a visitor with 602, an unknown token with 303', async () => {
    expect((await list('')).code).toBe(602);
    expect((await list('nonsense')).code).toBe(303);
  });

  it('end with the code that was ordered, and by signing out', async () => {
    for (const [action, code] of [
      ['expire', 10000],
      ['303', 303],
      ['10000', 10000],
      ['403', 403],
    ] as const) {
      const token = await platform.signIn(phone);
      expect((await list(token)).code).toBe(0);
      await platform.diagnose('POST', '/__session', { account: phone, action });
      expect((await list(token)).code).toBe(code);
    }
    const token = await platform.signIn(phone);
    expect((await platform.call(calls.accountLogout, {}, token)).code).toBe(0);
    expect((await list(token)).code).toBe(303);
  });

  it('run out after thirty days', async () => {
    const token = await platform.signIn(phone);
    await platform.diagnose('POST', '/__clock', { offsetMs: 31 * 86_400_000 });
    expect((await list(token)).code).toBe(10000);
  });

  it.each([
    ['13800010011', 10000],
    ['13800010012', 303],
    ['13800010013', 10000],
    ['13800010014', 403],
    ['13800010015', 403],
    ['13800010016', 302],
    ['13800010017', 50001],
    ['13800010018', 602],
  ])('the sentinel learner %s gets %i', async (account, code) => {
    expect((await list(await platform.signIn(account))).code).toBe(code);
  });
});

describe('branches and people', () => {
  it.each([
    ['13800017719', 3],
    ['13800010002', 1],
    ['13800010005', 0],
  ])('%s has %i branches', async (account, count) => {
    const { data } = await platform.call(calls.findBranchList, {}, await platform.signIn(account));
    expect(z.parse(calls.findBranchList.answer, data)).toHaveLength(count);
  });

  it('switches only to a branch of the learner', async () => {
    const token = await platform.signIn('13800017719');
    expect((await platform.call(calls.accountSwitchBranch, { branchUcode: 'u-LY0001' }, token)).code).toBe(40107);
    expect((await platform.call(calls.accountSwitchBranch, { branchUcode: 'u-AH0001' }, token)).code).toBe(0);
  });

  it('every demo account signs in with its password and its code', async () => {
    const accounts = z.array(z.object({ account: z.string(), password: z.string(), code: z.string() }));
    const demo = z.parse(z.object({ accounts }), await platform.diagnose('GET', '/__demo'));
    expect(demo.accounts.length).toBeGreaterThan(10);
    for (const { account, password, code } of demo.accounts) {
      expect((await platform.call(calls.accountLogin, { account, password })).code).toBe(0);
      expect((await platform.call(calls.accountLogin, { account, authCode: code })).code).toBe(0);
    }
  });

  it('signs a visitor in for the demo home page', async () => {
    expect((await platform.call(calls.demoLogin, {})).data).toHaveProperty('token');
  });
});
