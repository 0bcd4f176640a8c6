import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#dev/platform/content/people.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { lastMessage } from '../../support/outbox.ts';

let client: TestClient;
afterEach(() => client.stop());

const field = (name: string | RegExp) => screen.findByLabelText(name);

async function fillPassword(account: string, password: string) {
  const { user } = client;
  await user.click(await screen.findByRole('tab', { name: '密码登录' }));
  await user.type(await field('手机号或邮箱'), account);
  await user.type(await field('密码'), password);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '登录' }));
}

describe('sign-in', () => {
  it('a visitor on a page that needs a sign-in comes to /login and back [guard-login-required]', async () => {
    client = await openApp('/personalCenter');
    await fillPassword('13800010002', demoPassword);
    expect(await screen.findByRole('heading', { level: 1, name: '个人信息' })).toBeTruthy();
    expect(window.location.pathname).toBe('/personalCenter');
  });

  it('by mail and password, and stays signed in after a restart [login-stores-token]', async () => {
    client = await openApp('/login');
    await fillPassword('li.yan@example.cn', demoPassword);
    expect(await screen.findByRole('heading', { name: '考试中心' })).toBeTruthy();
    await client.restart('/');
    expect(await screen.findByRole('heading', { name: '考试中心' })).toBeTruthy();
  });

  it('by a code that is sent to the phone; the button then counts 60 s, also after leaving the page [code-countdown]', async () => {
    client = await openApp('/login');
    const { user } = client;
    await user.type(await field('手机号或邮箱'), '138 0001 0002');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('验证码已发送至 138****0002，请尽快填写')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^(60|59) 秒后重新获取$/ })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '用户协议' }));
    expect(await screen.findByRole('heading', { name: '用户协议' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '返回' }));
    expect(await screen.findByRole('button', { name: /秒后重新获取$/ })).toBeTruthy();
    expect(await field('手机号或邮箱')).toHaveProperty('value', '138 0001 0002');
  });

  it.each([
    ['phone and code', '13800010002', null],
    ['mail and code', 'li.yan@example.cn', null],
    ['phone and password', '13800010002', demoPassword],
    ['mail and password', 'li.yan@example.cn', demoPassword],
  ])('by %s [signin-methods]', async (_, account, password) => {
    client = await openApp('/login');
    const { user, platform } = client;
    if (password !== null) {
      await fillPassword(account, password);
    } else {
      await user.type(await field('手机号或邮箱'), account);
      await user.click(screen.getByRole('button', { name: '获取验证码' }));
      await screen.findByText(/^验证码已发送至/);
      await user.type(await field('验证码'), (await lastMessage(platform, account)).code);
      await user.click(screen.getByRole('checkbox'));
      await user.click(screen.getByRole('button', { name: '登录' }));
    }
    expect(await screen.findByRole('heading', { name: '考试中心' })).toBeTruthy();
    const calls = (await platform.log()).filter(({ id }) => id?.startsWith('account'));
    expect(calls.map(({ id }) => id)).toEqual(
      password === null
        ? [`accountGet${account.includes('@') ? 'Mail' : 'Phone'}AuthCode4Login`, 'accountLogin']
        : ['accountLogin'],
    );
  });

  it('shows what is wrong with the form, in the words of the specification [pattern-phone] [pattern-email]', async () => {
    client = await openApp('/login');
    const { user } = client;
    const account = await field('手机号或邮箱');
    await user.type(account, '12345');
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByText('请填写正确的手机号')).toBeTruthy();
    expect(screen.getByText('请先阅读并勾选同意')).toBeTruthy();
    await user.clear(account);
    await user.type(account, 'somebody');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('请输入正确的电子邮箱')).toBeTruthy();
  });

  it("shows the platform's sentence when it refuses, as toast and beside the form [nonzero-toast]", async () => {
    client = await openApp('/login');
    await fillPassword('13800010002', 'wrong-password-1');
    const toast = await screen.findByRole('alert');
    const said = toast.textContent ?? '';
    expect(said).toMatch(/密码/);
    const shown = screen.getAllByText(said);
    expect(shown).toHaveLength(2);
    // A screen reader announces the toast only; the line at the form is there to be read again.
    expect(shown.filter((line) => line.closest('[role="alert"], [role="status"], [aria-live], output'))).toHaveLength(
      1,
    );
  });

  it('leads from the choice of a branch back to the sign-in', async () => {
    client = await openApp('/login');
    await fillPassword('13800010006', demoPassword);
    const dialog = within(await screen.findByRole('alertdialog', { name: '选择要进入的机构' }));
    await client.user.click(dialog.getByRole('button', { name: '换一个账号登录' }));
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks for the branch when there are several, and marks it afterwards [branch-dialog]', async () => {
    client = await openApp('/login');
    const { user } = client;
    await fillPassword('13800010006', demoPassword);
    const dialog = within(await screen.findByRole('alertdialog', { name: '选择要进入的机构' }));
    const branches = dialog.getAllByRole('radio');
    expect(branches).toHaveLength(2);
    // Why nothing can be confirmed yet is said above the choice.
    expect(dialog.getByRole('button', { name: '确定' }).ariaDisabled).toBe('true');
    expect(dialog.getByText(/^选好一个机构后即可确定/)).toBeTruthy();
    await user.click(branches[1]!);
    await user.click(dialog.getByRole('button', { name: '确定' }));
    await screen.findByRole('heading', { name: '考试中心' });
    await user.click(await screen.findByRole('button', { name: '周洁 的账号菜单' }));
    expect(await screen.findByText('138****0006')).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: '切换机构' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByText('当前')).toBeTruthy();
    expect(again.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true]);
  });

  it.each<[string, string, readonly Record<string, unknown>[]]>([
    ['with an empty list of branches', '13800010005', []],
    ['without that call', '13800010006', [{ mode: 'status', status: 404, bare: true, times: 0 }]],
  ])('on a platform %s the learner enters without one, now and after a restart', async (_, phone, faults) => {
    client = await openApp('/login');
    for (const fault of faults) await client.platform.fault({ match: { id: 'findBranchList' }, ...fault });
    await fillPassword(phone, demoPassword);
    await screen.findByRole('heading', { name: '考试中心' });
    await client.restart('/personalCenter');
    await screen.findByRole('heading', { level: 1, name: '个人信息' });
    const calls = await waitFor(async () => {
      const asked = (await client.platform.log()).filter(({ id }) => id === 'getUserInfo');
      expect(asked.length).toBeGreaterThan(0);
      return asked;
    });
    for (const { headers, token } of calls) {
      expect(token.present).toBe(true);
      expect(Object.keys(headers).filter((name) => ['organ', 'actor', 'branch'].includes(name))).toEqual([]);
    }
  });

  it('a list of branches that cannot be loaded lets another account in', async () => {
    client = await openApp('/login');
    await client.platform.fault({
      match: { id: 'findBranchList' },
      mode: 'code',
      code: 500,
      message: '系统繁忙',
      times: 0,
    });
    await fillPassword('13800010006', demoPassword);
    await client.user.click(await screen.findByRole('button', { name: '换一个账号登录' }));
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy();
  });

  it('fills the form with a demo account of the embedded platform', async () => {
    client = await openApp('/login');
    const { user } = client;
    await user.click(await screen.findByRole('button', { name: '李燕' }));
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByRole('heading', { name: '考试中心' })).toBeTruthy();
  });

  it('switches the language at once and keeps it [language-picker]', async () => {
    client = await openApp('/login');
    const { user } = client;
    await user.click(await screen.findByRole('button', { name: '语言：中文' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('fr-FR');
    await client.restart('/login');
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeTruthy();
  });
});
