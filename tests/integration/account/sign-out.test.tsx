import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signOutTimeoutMs } from '#app/layout/account/use-sign-out.ts';
import { demoPassword } from '#dev/platform/content/people.ts';
import { openApp, type TestClient } from '../../support/app.ts';

vi.setConfig({ testTimeout: 40_000, hookTimeout: 30_000 });

const learner = '13800010002';
let client: TestClient;
afterEach(() => client.stop());

/** A signed-in learner of a tenant with something in every place that the page keeps things in. */
async function open(options: { tenant?: string } = {}): Promise<void> {
  client = await openApp('/examList', { signedIn: learner, ...options });
  await screen.findByRole('button', { name: '李燕 的账号菜单' });
  localStorage.setItem('devOptions', 'on');
  localStorage.setItem('anything', 'of the page');
  sessionStorage.setItem('facePass', 'true');
  await waitFor(() => expect(localStorage.getItem('branchList')).not.toBeNull());
}

async function signOut(): Promise<void> {
  await client.user.click(screen.getByRole('button', { name: '李燕 的账号菜单' }));
  await client.user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
}

async function signIn(account: string): Promise<void> {
  const { user } = client;
  await user.click(await screen.findByRole('tab', { name: '密码登录' }));
  await user.type(await screen.findByLabelText('手机号或邮箱'), account);
  await user.type(screen.getByLabelText('密码'), demoPassword);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '登录' }));
}

const kept = () => Object.keys(localStorage).sort();
const asked = async (id: string) => (await client.platform.log()).filter((request) => request.id === id);

describe('signing out', () => {
  it('old version: the platform hears of it with the token, branch and tenant stay, /login opens [logout-keeps] [logout-target]', async () => {
    await open();
    await signOut();
    expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(window.location.search).toBe('');
    const [told] = await asked('oldLogoutWithToken');
    expect(told).toMatchObject({ method: 'POST', code: 0, token: { present: true } });
    expect(await asked('accountLogout')).toEqual([]);
    expect(kept()).toEqual(['branch', 'devOptions', 'saasId']);
    expect(localStorage.getItem('branch')).toBe('b-east-power');
    expect(sessionStorage.length).toBe(0);
    expect(await client.core.desktop.session.current()).toMatchObject({
      value: { signedIn: false, branch: { code: 'b-east-power' }, endReason: 'signed-out' },
    });
  });

  it('new version: the ucode of the branch and the chosen language stay too, /login_new opens [logout-keeps] [logout-target] [version-by-store-flag]', async () => {
    await open({ tenant: 'zhongzhu' });
    await client.core.desktop.settings.change({ locale: 'fr-FR' });
    await waitFor(() => expect(localStorage.getItem('language')).toBe('fr-FR'));
    await client.user.click(await screen.findByRole('button', { name: /李燕/ }));
    await client.user.click(await screen.findByRole('menuitem', { name: 'Se déconnecter' }));
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/login_new'));
    expect((await asked('accountLogout'))[0]).toMatchObject({ code: 0 });
    expect(await asked('oldLogoutWithToken')).toEqual([]);
    expect(kept()).toEqual(['branch', 'branchUcode', 'devOptions', 'language', 'saasId']);
  });

  it('old version: the chosen language goes with the learner [logout-keeps]', async () => {
    await open();
    await client.core.desktop.settings.change({ locale: 'en-US' });
    await client.user.click(await screen.findByRole('button', { name: /李燕/ }));
    await client.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
    expect(await client.core.desktop.settings.read()).toMatchObject({ value: { locale: null } });
  });

  it('with no platform ends here all the same, and says so', async () => {
    await open();
    await client.platform.stop();
    await signOut();
    expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
    expect(await screen.findByText('没有连上平台，已在本机退出登录')).toBeTruthy();
    expect(await client.core.desktop.session.current()).toMatchObject({ value: { signedIn: false } });
    await client.platform.start();
  });

  it('does not wait for a silent platform', async () => {
    await open();
    await client.platform.fault({ match: { id: 'oldLogoutWithToken' }, mode: 'silence', ms: 9_000 });
    const before = performance.now();
    await signOut();
    expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
    expect(performance.now() - before).toBeLessThan(signOutTimeoutMs + 4_000);
  });

  it('the next learner is asked for a branch of their own', async () => {
    await open();
    await signOut();
    await screen.findByRole('heading', { name: '登录' });
    await signIn('13800010006');
    expect(await screen.findByRole('alertdialog', { name: '选择要进入的机构' })).toBeTruthy();
  });
});

describe('the documented values', () => {
  it('lie under their names after a sign-in; the token is not among them [stored-values]', async () => {
    client = await openApp('/login');
    await signIn('13800010006');
    const [branch] = await screen.findAllByRole('radio');
    await client.user.click(branch!);
    await client.user.click(screen.getByRole('button', { name: '确定' }));
    await client.user.click(await screen.findByRole('button', { name: '周洁 的账号菜单' }));
    await waitFor(() =>
      expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
        theme: '#1f63b5',
        branch: 'b-jiangbei',
        saasId: 's-qicheng',
        language: 'zh-CN',
        realName: 'true',
      }),
    );
    expect(JSON.parse(localStorage.getItem('branchList') ?? '')).toMatchObject([
      { id: 'b-jiangbei', actor: 'student', organ: 'org-qicheng', code: 'QC0207', ucode: 'u-QC0207' },
      { id: 'b-anhe' },
    ]);
    expect(localStorage.getItem('token')).toBeNull();
    expect(await client.core.desktop.session.current()).toMatchObject({ value: { signedIn: true } });
  });
});
