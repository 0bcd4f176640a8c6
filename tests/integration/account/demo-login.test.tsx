import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';

vi.setConfig({ testTimeout: 40_000, hookTimeout: 30_000 });

let client: TestClient;
afterEach(() => client.stop());

const steps = ['demoLogin', 'findBranchList', 'getAccountUserInfo', 'getUserInfo'];
const order = async () => {
  const ids = (await client.platform.log()).map(({ id }) => id);
  return steps.map((id) => ids.indexOf(id));
};

/** Something else goes wrong before the page opens: the platform has its faults from the first call on. */
async function openDemoUnder(fault: Record<string, unknown>): Promise<void> {
  client = await openApp('/userAgreement');
  await screen.findByRole('heading', { name: '用户协议' });
  await client.platform.fault(fault);
  localStorage.setItem('devOptions', 'on');
  localStorage.setItem('branch', 'of before');
  await client.restart('/demo_homepage');
}

/** What is there once the demonstration has failed. */
async function afterFailure() {
  const toast = await screen.findByRole('alert');
  const said = toast.textContent;
  await screen.findByRole('heading', { name: '登录' });
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  const session = await client.core.desktop.session.current();
  return {
    said,
    devOptions: localStorage.getItem('devOptions'),
    branch: localStorage.getItem('branch'),
    signedIn: session.ok && session.value.signedIn,
    branchInUse: session.ok && session.value.branch,
  };
}
const nothing = { devOptions: null, branch: null, signedIn: false, branchInUse: null };

describe('the demonstration', () => {
  it('signs a visitor in, then reads branches, account and user, in this order [guard-demo-login]', async () => {
    client = await openApp('/demo_homepage');
    expect(await screen.findByRole('button', { name: '体验学员 的账号菜单' })).toBeTruthy();
    await waitFor(async () =>
      expect(await client.core.desktop.session.current()).toMatchObject({
        value: { signedIn: true, name: '体验学员', branch: { code: 'b-jiangbei' } },
      }),
    );
    expect(window.location.pathname).toBe('/demo_homepage');
    const found = await order();
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  it('with a token does nothing of this [guard-demo-login]', async () => {
    client = await openApp('/demo_homepage', { signedIn: '13800010002' });
    expect(await screen.findByRole('button', { name: '李燕 的账号菜单' })).toBeTruthy();
    expect((await order())[0]).toBe(-1);
  });

  it('without a branch in the list fails with the sentence of the platform, and leaves nothing [guard-demo-fail]', async () => {
    const message = '演示账号没有可用的机构';
    await openDemoUnder({ match: { id: 'findBranchList' }, mode: 'code', code: 0, times: 0, message });
    expect(await afterFailure()).toEqual({ said: message, ...nothing });
  });

  it('without a list fails the same way [guard-demo-fail]', async () => {
    const message = '机构列表暂不可用';
    await openDemoUnder({ match: { id: 'findBranchList' }, mode: 'code', code: 7, times: 0, message });
    expect(await afterFailure()).toEqual({ said: message, ...nothing });
  });

  it('that is not offered fails the same way', async () => {
    await openDemoUnder({ match: { id: 'demoLogin' }, mode: 'code', code: 40108, message: '演示账号暂不可用' });
    expect(await afterFailure()).toEqual({ said: '演示账号暂不可用', ...nothing });
  });

  it('goes on where it was when the network comes back, with one session', async () => {
    await openDemoUnder({ match: { id: 'getUserInfo' }, mode: 'drop', times: 0 });
    const again = await screen.findByRole('button', { name: '重新加载' });
    await client.platform.clearFaults();
    await client.user.click(again);
    await waitFor(async () =>
      expect(await client.core.desktop.session.current()).toMatchObject({ value: { branch: { code: 'b-jiangbei' } } }),
    );
    expect((await client.platform.log()).filter(({ id }) => id === 'demoLogin')).toHaveLength(1);
  });
});
