import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RouteFailure } from '#app/screens/RouteFailure.tsx';
import { Providers } from '#app/start/Providers.tsx';
import { sessionAtom } from '#domain/app-state.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { beginAttempt } from '../../support/sitting.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';
const report = /报告编号 ([2-9A-Z]{3}-[2-9A-Z]{3})/;

describe('error pages', () => {
  it.each([
    ['/401', '请先登录'],
    ['/500', '这个页面没有打开'],
    ['/error', '这个页面没有打开'],
    ['/no/such/address', '没有找到这个页面'],
    ['/404', '没有找到这个页面'],
  ])('%s has its page, without the bar [error-pages] [no-navigation-bar]', async (path, title) => {
    client = await openApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.querySelector('header')).toBeNull();
    expect(window.location.pathname).toBe(path);
  });

  it('an unknown address leads home and carries a number that the log knows', async () => {
    client = await openApp('/no/such/address', { signedIn: learner });
    const number = report.exec((await screen.findByText(report)).textContent)?.[1] ?? 'none';
    await waitFor(() => expect(client.core.log.some((line) => line.includes(number))).toBe(true));
    await client.user.click(screen.getByRole('button', { name: '回到首页' }));
    await waitFor(() => expect(document.querySelector('header')).toBeTruthy());
  });

  it('/401 tells somebody who is signed in that the page is not theirs', async () => {
    client = await openApp('/401', { signedIn: learner });
    expect(await screen.findByRole('heading', { level: 1, name: '您不能查看这个页面' })).toBeTruthy();
  });
});

/** The 500 screen in the place of one that failed, for whoever is signed in. */
async function failWith(error: Error, path = '/broken'): Promise<void> {
  const session = await client.core.desktop.session.current();
  const store = createStore();
  if (session.ok) store.set(sessionAtom, session.value);
  const Broken = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path, Component: Broken, ErrorBoundary: RouteFailure }], {
    initialEntries: [path],
  });
  // React and the router write every error of a screen to the console.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '';
  render(
    <Providers store={store} queries={new QueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole('heading', { level: 1, name: '这个页面没有打开' });
  quiet.mockRestore();
}

describe('a screen that fails', () => {
  it('is replaced by what to do, with a number that finds its reason in the log', async () => {
    client = await openApp('/userAgreement');
    await failWith(new TypeError('nothing to draw'));
    const number = report.exec(screen.getByText(report).textContent)?.[1] ?? 'none';
    await waitFor(() =>
      expect(client.core.log.some((line) => line.includes(number) && line.includes('nothing to draw'))).toBe(true),
    );
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '回到考试' })).toBeNull();
  });

  it('says so when only its files did not come', async () => {
    client = await openApp('/userAgreement');
    await failWith(new Error('chunk of /examList not loaded in 120000 ms'));
    expect(screen.getByText(/所需的文件加载失败/)).toBeTruthy();
  });

  it('with a paper open, says where the answers are and leads back to the exam', async () => {
    client = await openApp('/userAgreement', { signedIn: learner });
    const exam = { examId: 'e-power-100', businessId: 't-e-power-100', sourceType: '1', name: '低压电工作业' };
    await beginAttempt(client.core, exam);
    await failWith(new TypeError('nothing to draw'));
    expect(await screen.findByRole('button', { name: '回到考试' })).toBeTruthy();
    expect(screen.getByText('您的答案都保存在这台电脑上，没有丢失。')).toBeTruthy();
  });
});

describe('pages that only staff use', () => {
  it.each(['/personnel', '/screen'])('%s gives the address for a browser [no-navigation-bar]', async (path) => {
    client = await openApp(path, { signedIn: learner });
    const address = await screen.findByRole('textbox', { name: '在浏览器中打开的地址' });
    expect(address).toHaveProperty('value', `${client.platform.origin}${path}`);
    expect(document.querySelector('header')).toBeNull();
    await client.user.click(screen.getByRole('button', { name: '复制地址' }));
    expect(await navigator.clipboard.readText()).toBe(`${client.platform.origin}${path}`);
  });

  it('are for people who are signed in', async () => {
    client = await openApp('/personnel');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });
});
