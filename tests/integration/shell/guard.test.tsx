import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { demoPassword } from '#dev/platform/content/people.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { reload } from '#lib/reload.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { beginAttempt, demoExamOf } from '../../support/sitting.ts';

vi.setConfig({ testTimeout: 40_000, hookTimeout: 30_000 });

const learner = '13800010002';
let client: TestClient;
afterEach(async () => {
  vi.restoreAllMocks();
  await client.stop();
});

/** Goes to an address as a link does. */
function goTo(address: string): void {
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}
const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

describe('a visitor', () => {
  it('finds nothing personal in either personal centre: both lead to the sign-in page [guard-login-required] [visitor-or-user]', async () => {
    client = await openApp('/userAgreement');
    for (const path of ['/personalCenter', '/personalCenter_new']) {
      await client.restart(path);
      expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
      expect(window.location.pathname).toBe('/login');
      expect(window.location.search).toBe(`?redirect=${encodeURIComponent(path)}`);
      expect(screen.queryByRole('navigation')).toBeNull();
    }
  });

  it('at / gets the configured home page when it is open to visitors, also at the start of the client [guard-root-visitor]', async () => {
    client = await openApp('/userAgreement', { tenant: 'global' });
    // The configuration has come once; from then on the client knows where a visitor begins.
    await waitFor(async () => expect(await client.core.startPath()).toBe('/'));
    await client.restart(await client.core.startPath());
    await at('/globalHome');
  });

  it('waits 600 ms inside a running page and sees nothing of the target before [guard-delay] [guard-login-required]', async () => {
    client = await openApp('/userAgreement');
    await screen.findByRole('heading', { name: '用户协议' });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const before = performance.now();
    goTo('/examList');
    await at('/login');
    expect(performance.now() - before).toBeGreaterThan(580);
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(600);
    expect((await client.platform.log()).some(({ id }) => id === 'userExamFindUserExams')).toBe(false);
  });
});

it('goes where it is sent while the guard waits, also while that screen still loads', async () => {
  client = await openApp('/userAgreement');
  await screen.findByRole('heading', { name: '用户协议' });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  goTo('/examList');
  await waitFor(() => expect(timers.mock.calls.map(([, ms]) => ms)).toContain(600));
  const redirect = timers.mock.calls.find(([, ms]) => ms === 600)?.[0];
  await act(async () => {
    window.history.pushState(null, '', '/401');
    window.dispatchEvent(new PopStateEvent('popstate'));
    redirect?.();
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('请先登录'));
  expect(window.location.pathname).toBe('/401');
});

describe('a learner', () => {
  it('comes from the sign-in page and from / to the home page', async () => {
    client = await openApp('/login', { signedIn: learner });
    expect(await screen.findByRole('heading', { name: '考试中心' })).toBeTruthy();
    await client.restart('/login_new');
    expect(await screen.findByRole('heading', { name: '考试中心' })).toBeTruthy();
    await client.restart('/');
    expect(await screen.findByRole('heading', { name: '考试中心' })).toBeTruthy();
  });

  it('comes from the sign-in page to the home page of the configuration, old and new [guard-login-signedin]', async () => {
    client = await openApp('/userAgreement', { signedIn: learner, tenant: 'global' });
    await waitFor(() => expect(client.app.store.get(tenantAtom).homepage).toBe('/globalHome'));
    for (const path of ['/login', '/login_new']) {
      await client.restart(path);
      await at('/globalHome');
    }
  });

  it('reaches the new personal centre, and stays there by the bell and the account menu', async () => {
    client = await openApp('/personalCenter_new', { signedIn: learner });
    expect(await screen.findByRole('navigation', { name: '个人中心' })).toBeTruthy();
    // Whoever is in the new one stays there, by the bell as by the account menu.
    const bell = await within(await screen.findByRole('banner')).findByRole('link', { name: /消息/ });
    expect(bell.getAttribute('href')).toBe('/personalCenter_new?tab=message');
    await client.user.click(await screen.findByRole('button', { name: /的账号菜单/ }));
    await client.user.click(await screen.findByRole('menuitem', { name: '个人中心' }));
    await at('/personalCenter_new');
  });

  it('reaches pages by their other names with the query', async () => {
    client = await openApp('/testPaper?examId=e-1&name=x', { signedIn: learner });
    await at('/exam/testPaper');
    expect(window.location.search).toBe('?examId=e-1&name=x');
    await client.restart('/coursePlay?courseId=c-1');
    await at('/course/play');
    expect(window.location.search).toBe('?courseId=c-1');
    expect(await screen.findByRole('heading', { name: '课程目录加载失败' })).toBeTruthy();
  });

  it('sits a paper at the address of a course too; leaving it clears its timing values as well [exam-timing-clear]', async () => {
    client = await openApp('/userAgreement', { signedIn: learner });
    const { attemptId, exam, paper } = await beginAttempt(client.core, await demoExamOf(client.core));
    window.history.replaceState({ idx: -1, key: 'before', usr: null }, '', '/userAgreement');
    window.history.pushState(null, '', '/');
    await client.restart(examPaths.testPaper.to({ exam, attemptId }).replace('/exam/', '/course/'));
    await client.user.click(await screen.findByRole('button', { name: '继续' }));
    expect(await screen.findByRole('button', { name: '交卷' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: `第 ${paper.questions[0]!.number} 题` })).toBeTruthy();
    expect(window.location.pathname).toBe('/course/testPaper');
    expect(screen.queryByRole('button', { name: '李燕 的账号菜单' })).toBeNull();
    await client.user.click(screen.getByRole('button', { name: '隐藏剩余时间' }));
    expect(sessionStorage.getItem('examTiming')).not.toBeNull();
    await act(async () => window.history.back());
    await client.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '离开' }));
    await at('/userAgreement');
    await waitFor(() => expect(sessionStorage.getItem('examTiming')).toBeNull());
  });

  it('is one, whatever the address asks for: no other role can be taken [role-learner-only] [account-links] [account-name-badge] [phone-mask]', async () => {
    client = await openApp('/learning?view=provider', { signedIn: learner });
    await screen.findByRole('heading', { level: 1, name: '学习中心' });
    expect(screen.queryByRole('group', { name: '身份' })).toBeNull();
    await client.user.click(await screen.findByRole('button', { name: '李燕 的账号菜单' }));
    expect(await screen.findByText('已实名')).toBeTruthy();
    expect(screen.getByText('138****0002')).toBeTruthy();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      '个人中心',
      '打开新窗口Ctrl+Shift+N',
      '键盘快捷键F1',
      '检查平台连接',
      '退出登录',
    ]);
    await client.user.click(screen.getByRole('menuitem', { name: '个人中心' }));
    await at('/personalCenter');
    await screen.findByRole('heading', { level: 1, name: '个人信息' });
    expect(screen.queryByRole('group', { name: '身份' })).toBeNull();
  });

  it('who is not verified has that badge; the comparison of hashes decides, not the field [account-name-badge] [realname-hash]', async () => {
    client = await openApp('/examList', { signedIn: '13800010003' });
    await client.user.click(await screen.findByRole('button', { name: '王建国 的账号菜单' }));
    expect(await screen.findByText('未实名')).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('realName')).toBe('false'));
  });

  it('of an international tenant has no badge, and the languages [realname-i18n-hidden] [language-picker]', async () => {
    client = await openApp('/examList', { signedIn: learner, tenant: 'global' });
    await client.core.desktop.settings.change({ locale: 'zh-CN' });
    await client.user.click(await screen.findByRole('button', { name: '李燕 的账号菜单' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['中文', 'English', 'Français']),
    );
    expect(screen.queryByText('已实名')).toBeNull();
  });
});

describe('a page that comes into sight again', () => {
  const sight = vi.fn<() => DocumentVisibilityState>();
  const look = (state: DocumentVisibilityState) => {
    sight.mockReturnValue(state);
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(sight);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const signInto = async (account: string) => {
    await client.core.fetch('/api/usercenter/v2/t-c/account/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password: demoPassword }),
    });
  };

  it('with another account than it was loaded with is reloaded; with the same one it is not [visibility-reload]', async () => {
    const reloaded = vi.spyOn(reload, 'page').mockImplementation(() => undefined);
    client = await openApp('/examList', { signedIn: learner });
    await screen.findByRole('heading', { name: '考试中心' });
    look('hidden');
    await signInto(learner);
    look('visible');
    await waitFor(async () =>
      expect(await client.core.desktop.session.current()).toMatchObject({ value: { name: '李燕' } }),
    );
    expect(reloaded).not.toHaveBeenCalled();
    look('hidden');
    await signInto('13800010003');
    expect(reloaded).not.toHaveBeenCalled();
    look('visible');
    await waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
  });
});
