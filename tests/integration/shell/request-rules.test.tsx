import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toastMs } from '#ui/ToastBar.tsx';
import { openApp, type TestClient } from '../../support/app.ts';

// One of them waits for the 10 s after which a call counts as lost.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 30_000 });

let client: TestClient;
afterEach(() => client.stop());

const login = { path: '/usercenter/v2/t-c/account/login' };

/** A learner presses the sign-in button while this is wrong with the call. */
async function signInUnder(...faults: Record<string, unknown>[]): Promise<void> {
  client = await openApp('/login');
  for (const fault of faults) await client.platform.fault({ match: login, ...fault });
  await client.user.click(await screen.findByRole('button', { name: '李燕' }));
  await press();
}

const press = async () => client.user.click(screen.getByRole('button', { name: '登录' }));

/** Texts and roles of what is read out over the page: an error is an alert, everything else a status. */
const toasts = () =>
  ['alert', 'status'].flatMap((role) =>
    screen
      .queryAllByRole(role)
      .filter((element) => element.querySelector('.fui-MessageBar'))
      .map((element) => ({ role, text: element.textContent })),
  );
const patience = { timeout: 15_000, interval: 20 };

describe('the one toast of a failed call', () => {
  it.each([
    ['an ordinary refusal', { mode: 'code', code: 7, message: '账号已停用' }, 'alert', '账号已停用'],
    ['a refusal without words', { mode: 'code', code: 7, message: '' }, 'alert', '操作没有完成，请稍后再试'],
    ['a server in trouble', { mode: 'status', status: 500, code: 500 }, 'alert', '服务暂时不可用，请稍后再试'],
    [
      'a redirect of the call',
      { mode: 'status', status: 302 },
      'alert',
      '平台把请求转到了别的地址，客户端没有跟随。请检查网络是否需要先登录，或联系平台管理员。',
    ],
  ] as const)('%s is an error [nonzero-toast]', async (_, fault, role, text) => {
    await signInUnder(fault);
    await waitFor(() => expect(toasts()).toEqual([{ role, text }]), patience);
  });

  it.each(['旧密码输入错误', '已实名认证，不能修改用户名', '验证码不能为空', '该手机号已绑定其他账号，请更换手机号'])(
    'the refusal %s is a warning [toast-warning-style]',
    async (message) => {
      await signInUnder({ mode: 'code', code: 7, message });
      await waitFor(() => expect(toasts()).toEqual([{ role: 'status', text: message }]), patience);
    },
  );

  it('a connection that breaks is told as a network failure [network-error]', async () => {
    await signInUnder({ mode: 'drop' });
    await waitFor(() => expect(toasts()).toEqual([{ role: 'alert', text: '网络异常' }]), patience);
  });

  it('a platform that is not there is told as a network failure [network-error]', async () => {
    client = await openApp('/login');
    await client.user.click(await screen.findByRole('button', { name: '李燕' }));
    await client.platform.stop();
    await press();
    await waitFor(() => expect(toasts()).toEqual([{ role: 'alert', text: '网络异常' }]), patience);
    await client.platform.start();
  });

  it.each([
    ['network', { mode: 'drop', times: 0 }, '网络异常'],
    ['timeout', { mode: 'status', status: 504, bare: true, times: 0 }, '网络超时'],
  ])('a read that fails by %s says so in its panel, without a toast [network-error]', async (_, fault, text) => {
    client = await openApp('/userAgreement', { signedIn: '13800010002' });
    await client.platform.fault({ match: { id: 'userExamFindUserExams' }, ...fault });
    await client.user.click(await screen.findByRole('button', { name: '返回' }));
    const title = await screen.findByText('考试加载失败', undefined, patience);
    expect(title.closest('[role="alert"]')?.textContent).toContain(text);
    expect(toasts()).toEqual([]);
  });

  it('10 s of silence are told as a timeout [network-error] [timeout-default]', async () => {
    await signInUnder({ mode: 'silence', ms: 12_000 });
    const began = performance.now();
    await waitFor(() => expect(toasts()).toEqual([{ role: 'alert', text: '网络超时' }]), patience);
    expect(performance.now() - began).toBeGreaterThan(9_000);
  });

  it.each([302, 50001])('code %i has none [nonzero-toast]', async (code) => {
    await signInUnder({ mode: 'code', code, message: '不会显示' }, { mode: 'code', code: 7, message: '第二次的回答' });
    await waitFor(() => expect(screen.getByRole('button', { name: '登录' })).toHaveProperty('disabled', false));
    expect(toasts()).toEqual([]);
    await press();
    await waitFor(() => expect(toasts()).toEqual([{ role: 'alert', text: '第二次的回答' }]), patience);
  });

  it('an answer that is none of the platform is told as such', async () => {
    await signInUnder({ mode: 'malformed' });
    await waitFor(
      () => expect(toasts()).toEqual([{ role: 'alert', text: '平台的回答无法识别，请稍后再试' }]),
      patience,
    );
  });

  it('stays 2000 ms [toast-duration]', async () => {
    await signInUnder({ mode: 'code', code: 7, message: '账号已停用' });
    await waitFor(() => expect(toasts()).toHaveLength(1), patience);
    const shown = performance.now();
    await waitFor(() => expect(toasts()).toEqual([]), patience);
    const stayed = performance.now() - shown;
    expect(toastMs).toBe(2000);
    expect(stayed).toBeGreaterThan(toastMs - 150);
    expect(stayed).toBeLessThan(toastMs + 2_000);
  });

  it('with toasts off there is none: nobody asked for what only fills a menu [nonzero-toast]', async () => {
    client = await openApp('/userAgreement', { signedIn: '13800010002' });
    for (const id of ['findMySaas', 'findMyIdentity', 'findBranchList']) {
      await client.platform.fault({ match: { id }, mode: 'code', code: 7, times: 0, message: '没有权限' });
    }
    await client.restart('/examList');
    await screen.findByRole('heading', { name: '考试中心' });
    await waitFor(async () => {
      const refused = (await client.platform.log()).filter(({ code }) => code === 7).map(({ id }) => id);
      expect(refused).toEqual(expect.arrayContaining(['findMySaas', 'findMyIdentity', 'findBranchList']));
    });
    expect(screen.queryByText('没有权限')).toBeNull();
  });

  it('a warning takes the place of an error, and goes by itself [one-message-at-a-time]', async () => {
    await signInUnder(
      { mode: 'code', code: 7, message: '第一句' },
      { mode: 'code', code: 7, message: '验证码不能为空' },
    );
    await waitFor(() => expect(toasts()).toEqual([{ role: 'alert', text: '第一句' }]), patience);
    await press();
    await waitFor(() => expect(toasts()).toEqual([{ role: 'status', text: '验证码不能为空' }]), patience);
    await waitFor(() => expect(toasts()).toEqual([]));
  });
});
