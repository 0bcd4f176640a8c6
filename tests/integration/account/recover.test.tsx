import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';
import { lastMessage } from '../../support/outbox.ts';

let client: TestClient;
afterEach(() => client.stop());

const password = 'Fresh#2026';
const field = (name: string) => screen.findByLabelText(name);

async function prove(account: string, target = account): Promise<void> {
  const { user, platform } = client;
  await user.type(await field('手机号或邮箱'), account);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByText(/^验证码已发送至/);
  const { code, text } = await lastMessage(platform, target);
  expect(text).toContain('重新设置密码');
  await user.type(await field('验证码'), code);
  await user.click(screen.getByRole('button', { name: '下一步' }));
}

async function renew(): Promise<void> {
  const { user } = client;
  await user.type(await field('新密码'), password);
  await user.type(await field('确认新密码'), password);
  await user.click(screen.getByRole('button', { name: '修改密码' }));
}

describe('recovery', () => {
  it.each([
    ['phone', '138 0001 0002', '13800010002'],
    ['mail', 'li.yan@example.cn', 'li.yan@example.cn'],
  ])('by %s in two steps, then the sign-in with the account filled in', async (_, typed, account) => {
    client = await openApp('/login');
    const { user } = client;
    await user.click(await screen.findByRole('link', { name: '忘记密码' }));
    expect(await screen.findByRole('heading', { level: 1, name: '找回密码' })).toBeTruthy();
    await prove(typed, account);
    await renew();
    expect(await screen.findByText('密码已修改')).toBeTruthy();
    expect(await field('手机号或邮箱')).toHaveProperty('value', account);
    await user.type(await field('密码'), password);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByRole('heading', { name: '考试中心' })).toBeTruthy();
    const ids = (await client.platform.log()).map(({ id }) => id);
    expect(ids).toContain('accountCheckAuthCode');
    expect(ids).toContain(
      account.includes('@') ? 'accountChangePasswordByMailAuthCode' : 'accountChangePasswordByPhoneAuthCode',
    );
  });

  it('is refused to an account of no account, and to what is no account [pattern-phone] [pattern-email]', async () => {
    client = await openApp('/forget_new');
    const { user } = client;
    const account = await field('手机号或邮箱');
    await user.type(account, '13900000000');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect((await screen.findByRole('alert')).textContent).toBe('该手机号尚未注册');
    for (const [typed, said] of [
      ['1390000', '请填写正确的手机号'],
      ['nobody@', '请输入正确的电子邮箱'],
    ] as const) {
      await user.clear(account);
      await user.type(account, typed);
      await user.click(screen.getByRole('button', { name: '下一步' }));
      expect(await screen.findByText(said)).toBeTruthy();
    }
  });

  it('a wrong code keeps the first step; phone and mail have countdowns of their own [code-countdown]', async () => {
    client = await openApp('/forget');
    const { user } = client;
    const account = await field('手机号或邮箱');
    await user.type(account, '13800010002');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByRole('button', { name: /秒后重新获取$/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByText('请输入验证码')).toBeTruthy();
    expect((await client.platform.log()).map(({ id }) => id)).not.toContain('accountCheckAuthCode');
    await user.type(await field('验证码'), 'abcdef');
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findAllByText('验证码错误，请重新输入')).toHaveLength(2);
    await user.clear(account);
    await user.type(account, 'li.yan@example.cn');
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeTruthy();
  });

  it('the way back from the second step asks for the account again; an easy password is refused', async () => {
    client = await openApp('/forget');
    const { user } = client;
    await prove('13800010002');
    await user.type(await field('新密码'), 'easy');
    await user.click(screen.getByRole('button', { name: '修改密码' }));
    expect(await screen.findByText('请设置8-20位，数字、大小写字母、字符组合密码')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '上一步' }));
    expect(await field('手机号或邮箱')).toHaveProperty('value', '13800010002');
  });
});
