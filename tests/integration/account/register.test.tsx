import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';
import { lastMessage } from '../../support/outbox.ts';

let client: TestClient;
afterEach(() => client.stop());

const fresh = '13912345678';
const password = 'Fresh#2026';
const field = (name: string) => screen.findByLabelText(name);

async function askForCode(phone: string): Promise<void> {
  await client.user.type(await field('手机号'), phone);
  await client.user.click(screen.getByRole('button', { name: '获取验证码' }));
}

async function fillPasswords(first: string, second: string): Promise<void> {
  await client.user.type(await field('设置密码'), first);
  await client.user.type(await field('确认密码'), second);
}

describe('registration', () => {
  it.each(['/register', '/register_new', '/register-jz'])(
    '%s shows the form without a navigation bar',
    async (path) => {
      client = await openApp(path);
      expect(await screen.findByRole('heading', { level: 1, name: '注册' })).toBeTruthy();
      expect(screen.queryByRole('banner')?.querySelector('nav') ?? null).toBeNull();
    },
  );

  it('by phone, code and password signs in at once and comes to the exams that everybody gets', async () => {
    client = await openApp('/login');
    const { user, platform } = client;
    await user.click(await screen.findByRole('link', { name: '注册账号' }));
    await askForCode('139 1234 5678');
    expect(await screen.findByText('验证码已发送至 139****5678，请尽快填写')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^(60|59) 秒后重新获取$/ })).toBeTruthy();
    const { code, text } = await lastMessage(platform, fresh);
    expect(text).toContain('注册账号');
    await user.click(await field('验证码'));
    await user.paste(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await fillPasswords(password, password);
    await user.click(screen.getByRole('checkbox'));
    await user.type(await field('确认密码'), '{Enter}');
    expect(await screen.findByRole('heading', { name: '考试中心' })).toBeTruthy();
    const session = await client.core.desktop.session.current();
    expect(session).toMatchObject({ ok: true, value: { signedIn: true, maskedPhone: '139****5678' } });
    const sent = (await platform.log()).find(({ id }) => id === 'accountRegister');
    expect(sent?.body).toMatchObject({ account: fresh, authCode: '***', password: '***' });
  });

  it.each([
    { who: 'a visitor', options: {}, stays: '登录', told: '账号已注册', advice: '请用刚设置的密码登录。', filled: 1 },
    {
      who: 'a learner',
      options: { signedIn: '13800010003' },
      stays: '注册',
      told: '新账号已注册',
      advice: '现在登录的仍是原来的账号。要用新账号，请先退出登录。',
      filled: 0,
    },
  ])(
    'where the platform signs nobody in, $who hears that there is an account, and whose session this is',
    async ({ options, stays, told, advice, filled }) => {
      client = await openApp('/register', options);
      const { user, platform } = client;
      const text = JSON.stringify({ code: 0, message: '', success: true, data: { accountId: '900719' } });
      await platform.fault({ match: { id: 'accountRegister' }, mode: 'answer', text, times: 0 });
      const before = await client.core.desktop.session.current();
      await user.type(await field('手机号'), fresh);
      await user.type(await field('验证码'), '123456');
      await fillPasswords(password, password);
      await user.click(screen.getByRole('checkbox'));
      await user.click(screen.getByRole('button', { name: '注册' }));
      expect(await screen.findByText(told)).toBeTruthy();
      expect(screen.getByText(advice)).toBeTruthy();
      expect(await screen.findByRole('heading', { level: 1, name: stays })).toBeTruthy();
      expect(screen.queryAllByDisplayValue(fresh)).toHaveLength(filled);
      expect(await client.core.desktop.session.current()).toEqual(before);
    },
  );

  it('says what is wrong in the words of the specification [pattern-phone] [pattern-password]', async () => {
    client = await openApp('/register');
    const { user, platform } = client;
    await user.type(await field('手机号'), '12345');
    await fillPasswords('12345678', '1234567');
    await user.click(screen.getByRole('button', { name: '注册' }));
    expect(await screen.findByText('请填写正确的手机号')).toBeTruthy();
    expect(screen.getByText('请设置8-20位，数字、大小写字母、字符组合密码')).toBeTruthy();
    expect(screen.getByText('两次输入的密码不一致')).toBeTruthy();
    expect(screen.getByText('请先阅读并勾选同意')).toBeTruthy();
    expect(document.activeElement).toBe(await field('手机号'));
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect((await platform.log()).filter(({ id }) => id?.startsWith('accountGet'))).toEqual([]);
  });

  it('tells while the password is typed which rules it meets, and shows it when asked', async () => {
    client = await openApp('/register');
    const { user } = client;
    const input = await field('设置密码');
    const rules = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(rules()).toContain('8-20 位，不含空格未满足');
    await user.type(input, 'abcd1234');
    expect(rules()).toEqual(expect.arrayContaining(['8-20 位，不含空格已满足', '数字、字母、符号至少两种已满足']));
    expect(screen.getByText('密码强度：弱')).toBeTruthy();
    await user.type(input, 'XY#90');
    expect(screen.getByText('密码强度：强')).toBeTruthy();
    expect(input).toHaveProperty('type', 'password');
    await user.click(screen.getAllByRole('button', { name: '显示密码' })[0]!);
    expect(input).toHaveProperty('type', 'text');
    await user.click(input);
    await user.keyboard('{CapsLock}a');
    expect(await screen.findByText('大写锁定已打开')).toBeTruthy();
  });

  it('refuses a phone that has an account, and counts nothing down then', async () => {
    client = await openApp('/register');
    await askForCode('13800010002');
    expect((await screen.findByRole('alert')).textContent).toBe('该手机号已注册，请直接登录');
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeTruthy();
  });

  it('an empty code is asked for without asking the platform; a wrong one is what the platform says', async () => {
    client = await openApp('/register');
    const { user } = client;
    await user.type(await field('手机号'), fresh);
    await fillPasswords(password, password);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '注册' }));
    await screen.findByText('请输入验证码');
    await waitFor(async () => expect(document.activeElement).toBe(await field('验证码')));
    expect((await client.platform.log()).map(({ id }) => id)).not.toContain('accountRegister');
    await user.type(await field('验证码'), '000000');
    await user.click(screen.getByRole('button', { name: '注册' }));
    await waitFor(() => expect(screen.getAllByText('验证码错误，请重新输入')).toHaveLength(2));
  });

  it('reading the terms loses neither phone nor countdown, but keeps no secret [code-countdown]', async () => {
    client = await openApp('/register');
    const { user } = client;
    await askForCode(fresh);
    await screen.findByRole('button', { name: /秒后重新获取$/ });
    await fillPasswords(password, password);
    await user.click(screen.getByRole('link', { name: '隐私政策' }));
    await user.click(await screen.findByRole('button', { name: '返回' }));
    expect(await field('手机号')).toHaveProperty('value', fresh);
    expect(await field('设置密码')).toHaveProperty('value', '');
    expect(screen.getByRole('button', { name: /秒后重新获取$/ })).toBeTruthy();
    // A minute later the button offers the next code.
    sessionStorage.setItem('codeSentAt.register', String(Date.now() - 60_000));
    await user.click(screen.getByRole('link', { name: '隐私政策' }));
    await user.click(await screen.findByRole('button', { name: '返回' }));
    expect(await screen.findByRole('button', { name: '重新获取' })).toBeTruthy();
    const links = within(screen.getByRole('main'));
    await user.click(links.getByRole('link', { name: '返回登录' }));
    // The countdown of the sign-in code is another one.
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeTruthy();
  });
});
