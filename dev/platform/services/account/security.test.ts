import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountLogin, findBranchList, getAccountUserInfo } from '#contract/platform/account/account.ts';
import * as contact from '#contract/platform/account/contact.ts';
import * as calls from '#contract/platform/account/security.ts';
import { userExamFindUserExams } from '#contract/platform/exam/exam.ts';
import { demoPassword } from '../../content/people.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';

let platform: PlatformUnderTest;
beforeEach(async () => {
  platform = await platformUnderTest();
});
afterEach(() => platform.close());

const phone = '13800010002';
const fresh = '13900000001';
const password = 'Fresh#2026';
const outbox = z.object({
  messages: z.array(z.object({ code: z.string(), target: z.string(), text: z.string() })),
});
const newest = async () => z.parse(outbox, await platform.diagnose('GET', '/__outbox')).messages[0]!;
const later = (offsetMs: number) => platform.diagnose('POST', '/__clock', { offsetMs });

async function registered(): Promise<string> {
  await platform.call(calls.accountGetPhoneAuthCode4Register, { phone: fresh });
  const { code } = await newest();
  const { data } = await platform.call(calls.accountRegister, { account: fresh, authCode: code, password });
  return z.parse(z.object({ token: z.string() }), data).token;
}

async function proven(token: string): Promise<void> {
  await platform.call(contact.accountGetPhoneAuthCodeBySelf, {}, token);
  const { code } = await newest();
  expect((await platform.call(contact.accountCheckPhoneAuthCodeBySelf, { authCode: code }, token)).code).toBe(0);
}

describe('registration', () => {
  it('makes a learner without name and mail, in one branch, with the exams that everybody gets', async () => {
    const token = await registered();
    const info = await platform.call(getAccountUserInfo, {}, token);
    expect(info.data).toMatchObject({ phone: fresh, mail: '', name: '', idAuthStatus: 0 });
    const branches = await platform.call(findBranchList, {}, token);
    expect(z.parse(findBranchList.answer, branches.data)).toHaveLength(1);
    const exams = await platform.call(userExamFindUserExams, { pageNum: 1, pageSize: 50 }, token);
    expect(z.parse(userExamFindUserExams.answer, exams.data).list.length).toBeGreaterThan(2);
    expect((await platform.call(accountLogin, { account: fresh, password })).code).toBe(0);
  });

  it('refuses a phone that has an account, already when the code is asked for', async () => {
    const refused = { code: 40126, message: '该手机号已注册，请直接登录' };
    expect(await platform.call(calls.accountGetPhoneAuthCode4Register, { phone })).toMatchObject(refused);
    const register = { account: phone, authCode: '123456', password };
    expect(await platform.call(calls.accountRegister, register)).toMatchObject(refused);
  });

  it.each(['abc123', 'abcdefgh', '12345678', 'abcdefghij12345678901', 'abcd 1234'])(
    'refuses the password %j',
    async (weak) => {
      await platform.call(calls.accountGetPhoneAuthCode4Register, { phone: fresh });
      const { code } = await newest();
      const register = { account: fresh, authCode: code, password: weak };
      expect((await platform.call(calls.accountRegister, register)).message).toBe(
        '请设置8-20位，数字、大小写字母、字符组合密码',
      );
      expect((await platform.call(calls.accountRegister, { ...register, password })).code).toBe(0);
    },
  );
});

describe('codes', () => {
  const send = () => platform.call(calls.accountGetPhoneAuthCode4Register, { phone: fresh });
  const check = (authCode: string) => platform.call(calls.accountCheckAuthCode, { account: fresh, authCode });

  it('say what they are for, and are good for that alone', async () => {
    await send();
    const { code, text } = await newest();
    expect(text).toContain('注册账号');
    expect(code).toMatch(/^\d{6}$/);
    const recover = { account: phone, authCode: code, newPassword: password };
    expect((await platform.call(calls.accountChangePasswordByPhoneAuthCode, recover)).code).toBe(40103);
    expect((await platform.call(accountLogin, { account: phone, authCode: code })).code).toBe(40103);
    expect((await check(code)).code).toBe(0);
    expect((await check('')).message).toBe('验证码不能为空');
  });

  it('come 60 s apart for one purpose, end after ten minutes and after five wrong tries', async () => {
    await send();
    const { code } = await newest();
    expect((await send()).code).toBe(40105);
    for (let tries = 0; tries < 5; tries += 1) expect((await check('nonsense')).code).toBe(40103);
    expect((await check(code)).code).toBe(40104);
    await later(61_000);
    expect((await send()).code).toBe(0);
    const again = await newest();
    expect((await check(again.code)).code).toBe(0);
    await later(61_000 + 600_000);
    expect((await check(again.code)).code).toBe(40104);
  });

  it('ten in a day are enough', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      await later(sent * 61_000);
      expect((await send()).code).toBe(0);
    }
    await later(10 * 61_000);
    expect((await send()).code).toBe(40122);
    await later(25 * 3_600_000);
    expect((await send()).code).toBe(0);
  });
});

describe('a new password', () => {
  it('by code ends every session, by the old one every other', async () => {
    const [mine, other] = [await platform.signIn(phone), await platform.signIn(phone)];
    const change = { oldPassword: demoPassword, newPassword: password };
    expect((await platform.call(calls.accountChangePasswordByOld, change, mine)).code).toBe(0);
    expect((await platform.call(getAccountUserInfo, {}, other)).code).toBe(303);
    expect((await platform.call(getAccountUserInfo, {}, mine)).code).toBe(0);
    await platform.call(calls.accountGetMailAuthCode4ChangePwd, { mail: 'li.yan@example.cn' });
    const { code } = await newest();
    const byMail = { account: 'li.yan@example.cn', authCode: code, newPassword: 'Another#1' };
    expect((await platform.call(calls.accountChangePasswordByMailAuthCode, byMail)).code).toBe(0);
    expect((await platform.call(getAccountUserInfo, {}, mine)).code).toBe(303);
    expect((await platform.call(accountLogin, { account: phone, password: 'Another#1' })).code).toBe(0);
  });

  it('is refused by a wrong old one, which locks in the end, and when it is the same', async () => {
    const token = await platform.signIn(phone);
    const tryWith = (oldPassword: string, newPassword = password) =>
      platform.call(calls.accountChangePasswordByOld, { oldPassword, newPassword }, token);
    expect((await tryWith(demoPassword, demoPassword)).code).toBe(40124);
    for (const left of [4, 3, 2, 1]) {
      expect((await tryWith('nonsense1')).message).toBe(`旧密码输入错误，还可以再试 ${left} 次`);
    }
    expect((await tryWith('nonsense1')).code).toBe(40102);
  });

  it('is refused to a phone and a mail of no account', async () => {
    const unknownPhone = await platform.call(calls.accountGetPhoneAuthCode4ChangePwd, { phone: fresh });
    expect(unknownPhone).toMatchObject({ code: 40106, message: '该手机号尚未注册' });
    const unknownMail = await platform.call(calls.accountGetMailAuthCode4ChangePwd, { mail: 'no@example.cn' });
    expect(unknownMail).toMatchObject({ code: 40106, message: '该邮箱尚未注册' });
  });
});

describe('phone and mail', () => {
  const change = (token: string, authCode: string) =>
    platform.call(contact.accountChangePhone, { phone: fresh, authCode }, token);
  const codeForNew = async (token: string) => {
    await platform.call(contact.accountGetPhoneAuthCode4ChangePhone, { phone: fresh }, token);
    return (await newest()).code;
  };

  it('another phone wants a proof of this session, not older than ten minutes, and takes it once', async () => {
    const token = await platform.signIn(phone);
    const code = await codeForNew(token);
    expect((await change(token, code)).code).toBe(40127);
    await proven(token);
    expect((await change(await platform.signIn(phone), code)).code).toBe(40127);
    expect((await change(token, code)).code).toBe(0);
    expect((await platform.call(accountLogin, { account: phone, password: demoPassword })).code).toBe(40106);
    expect((await platform.call(accountLogin, { account: fresh, password: demoPassword })).code).toBe(0);
    expect((await platform.call(findBranchList, {}, token)).data).toHaveLength(1);
    expect((await platform.call(calls.accountDestory, {}, token)).code).toBe(40127);
  });

  it('must not be those of another account', async () => {
    const token = await platform.signIn(phone);
    const taken = await platform.call(contact.accountGetPhoneAuthCode4ChangePhone, { phone: '13800010003' }, token);
    expect(taken).toMatchObject({ code: 40126, message: '该手机号已绑定其他账号，请更换手机号' });
    const mail = await platform.call(contact.accountGetMailAuthCode4ChangeMail, { mail: 'zhou.jie@example.cn' }, token);
    expect(mail.code).toBe(40126);
  });

  it('a first mail is bound without a proof, and once', async () => {
    const token = await registered();
    const mail = 'fresh@example.cn';
    await platform.call(contact.accountGetMailAuthCode4ChangeMail, { mail }, token);
    const bind = { mail, authCode: (await newest()).code };
    expect((await platform.call(contact.accountChangeMail, bind, token)).code).toBe(40129);
    expect((await platform.call(contact.accountBindMail, bind, token)).code).toBe(0);
    expect((await platform.call(contact.accountBindMail, bind, token)).code).toBe(40128);
    expect((await platform.call(accountLogin, { account: mail, password })).code).toBe(0);
  });
});

describe('the end of an account', () => {
  it('wants a proof, ends every session, frees the phone', async () => {
    const [token, other] = [await platform.signIn(phone), await platform.signIn(phone)];
    expect((await platform.call(calls.accountDestory, {}, token)).code).toBe(40127);
    await proven(token);
    expect((await platform.call(calls.accountDestory, {}, token)).code).toBe(0);
    for (const ended of [token, other]) {
      expect((await platform.call(getAccountUserInfo, {}, ended)).code).toBe(303);
    }
    expect((await platform.call(accountLogin, { account: phone, password: demoPassword })).code).toBe(40106);
    expect((await platform.call(calls.accountGetPhoneAuthCode4Register, { phone })).code).toBe(0);
  });
});
