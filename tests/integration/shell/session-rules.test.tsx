import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

async function learner(phone: string): Promise<void> {
  client = await openApp('/userAgreement', { signedIn: phone });
  localStorage.setItem('devOptions', 'on');
  localStorage.setItem('anything', 'of the page');
  sessionStorage.setItem('facePass', '1');
  await client.user.click(await screen.findByRole('button', { name: '返回' }));
}

describe('a session that the platform ends', () => {
  it.each([
    ['303', '13800010012', '?redirect=%2FexamList'],
    ['10000', '13800010013', '?redirect=%2FexamList'],
    ['403', '13800010014', ''],
    ['HTTP 403', '13800010015', ''],
  ])(
    '%s: storage is wiped but for developer options, and the sign-in page opens [code-303-10000] [code-403]',
    async (_, phone, search) => {
      await learner(phone);
      expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
      expect(window.location.pathname).toBe('/login');
      expect(window.location.search).toBe(search);
      expect(Object.keys(localStorage)).toEqual(['devOptions']);
      expect(sessionStorage.length).toBe(0);
      const session = await client.core.desktop.session.current();
      expect(session).toMatchObject({ ok: true, value: { signedIn: false } });
    },
  );

  const bare = (id: string) =>
    client.platform.fault({ match: { id }, mode: 'status', status: 403, bare: true, times: 0 });

  it('HTTP 403 without an envelope: the same once the platform confirms that the session is over [code-403]', async () => {
    client = await openApp('/userAgreement', { signedIn: '13800017719' });
    await bare('userExamFindUserExams');
    for (const id of ['getUserInfo', 'findMyIdentity', 'findMySaas']) await bare(id);
    localStorage.setItem('devOptions', 'on');
    localStorage.setItem('anything', 'of the page');
    await client.user.click(await screen.findByRole('button', { name: '返回' }));
    expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
    expect(window.location.pathname).toBe('/login');
    expect(Object.keys(localStorage)).toEqual(['devOptions']);
    expect(await client.core.desktop.session.current()).toMatchObject({ ok: true, value: { signedIn: false } });
  });

  it('HTTP 403 without an envelope of one call only: nobody is signed out', async () => {
    client = await openApp('/userAgreement', { signedIn: '13800017719' });
    await bare('userExamFindUserExams');
    localStorage.setItem('anything', 'of the page');
    await client.user.click(await screen.findByRole('button', { name: '返回' }));
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('考试加载失败');
    expect(localStorage.getItem('anything')).toBe('of the page');
    expect(await client.core.desktop.session.current()).toMatchObject({ ok: true, value: { signedIn: true } });
  });

  const denied = (id: string) =>
    client.platform.fault({ match: { id }, mode: 'code', code: 602, message: '您还没有登录，请先登录', times: 0 });
  const signedIn = async () => {
    const session = await client.core.desktop.session.current();
    return session.ok && session.value.signedIn;
  };

  it('602 of every call goes to the sign-in page and wipes nothing', async () => {
    client = await openApp('/userAgreement', { signedIn: '13800010018' });
    for (const id of ['getUserInfo', 'findMyIdentity', 'findMySaas']) await denied(id);
    localStorage.setItem('anything', 'of the page');
    await client.user.click(await screen.findByRole('button', { name: '返回' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(await signedIn()).toBe(false);
    expect(localStorage.getItem('anything')).toBe('of the page');
  });

  it('602 of one call only leaves the learner signed in, on the same screen', async () => {
    await learner('13800010018');
    const panel = await screen.findByText('考试加载失败');
    // The check of the session has come back, and no redirect is waiting.
    await waitFor(async () => expect((await client.platform.log()).some(({ id }) => id === 'getUserInfo')).toBe(true));
    expect(panel.isConnected).toBe(true);
    expect(window.location.pathname).toBe('/examList');
    expect(await signedIn()).toBe(true);
  });

  it('602 of the account call only does not end each session after its sign-in', async () => {
    client = await openApp('/personalCenter', {
      signedIn: '13800010002',
      faults: [{ match: { id: 'getUserInfo' }, mode: 'code', code: 602, message: '您还没有登录', times: 0 }],
    });
    expect(await screen.findByText('个人信息加载失败')).toBeTruthy();
    await waitFor(async () =>
      expect((await client.platform.log()).some(({ id }) => id === 'findMyIdentity')).toBe(true),
    );
    expect(await signedIn()).toBe(true);
    expect(window.location.pathname).toBe('/personalCenter');
  });

  it('602 to a visitor on an open screen does not send them away', async () => {
    client = await openApp('/GlobalHome', {
      faults: [{ match: { id: 'showPageLayoutForClick' }, mode: 'code', code: 602, message: '您还没有登录', times: 0 }],
    });
    await screen.findAllByRole('alert');
    expect(window.location.pathname).toBe('/GlobalHome');
  });
});

describe('answers that are no success', () => {
  it.each([
    ['302', '13800010016'],
    ['50001', '13800010017'],
  ])('%s shows no toast; the panel says that it has nothing [code-302]', async (_, phone) => {
    await learner(phone);
    const panel = await screen.findByRole('alert');
    expect(panel.textContent).toContain('考试加载失败');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(window.location.pathname).toBe('/examList');
  });

  it('one toast at a time: a new message replaces the old one [one-message-at-a-time]', async () => {
    client = await openApp('/login');
    const { user, platform } = client;
    await platform.fault({
      match: { path: '/usercenter/v2/t-c/account/login' },
      mode: 'code',
      code: 7,
      message: '第一句',
    });
    await platform.fault({
      match: { path: '/usercenter/v2/t-c/account/login' },
      mode: 'code',
      code: 8,
      message: '第二句',
    });
    await user.click(await screen.findByRole('button', { name: '李燕' }));
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect((await screen.findByRole('alert')).textContent).toBe('第一句');
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('第二句'));
  });

  it('a call that cannot reach the platform says so [network-error]', async () => {
    client = await openApp('/login');
    const { user, platform } = client;
    await platform.fault({ match: { path: '/usercenter/v2/t-c/account/login' }, mode: 'drop' });
    await user.click(await screen.findByRole('button', { name: '李燕' }));
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect((await screen.findByRole('alert')).textContent).toBe('网络异常');
  });
});
