import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chunkTimeoutMs, createAppRouter } from '#app/routes/router.tsx';
import { Providers } from '#app/start/Providers.tsx';
import { tenantAtom, tenantFetchedAtom } from '#domain/app-state.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const everything = '13800017719';

describe('the start of a client', () => {
  it('asks for its configuration first, and looks as it says [tenant-config-startup] [guard-title-icon]', async () => {
    client = await openApp('/login');
    await waitFor(() => expect(document.title).toBe('登录 - 启程职业培训'));
    const [first] = await client.platform.log();
    expect(first?.id).toBe('configurationByEncodedHost');
    expect(first?.path).toContain(encodeURIComponent(new URL(client.platform.origin).host));
    await waitFor(() =>
      expect(document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href).toContain('logo-qicheng.svg'),
    );
    expect(client.app.store.get(tenantAtom).colour).toBe('#1f63b5');
    expect(document.querySelector('[data-theme]')).toBeTruthy();
  });

  it('takes the configuration it kept when there is no network', async () => {
    client = await openApp('/login', { tenant: 'anhe' });
    await waitFor(() => expect(document.title).toBe('登录 - 安和养老护理学院'));
    await client.platform.stop();
    await client.restart('/login');
    await waitFor(() => expect(document.title).toBe('登录 - 安和养老护理学院'));
  });

  it('comes up over a configuration that is broken in every part [startup-mounts-anyway]', async () => {
    client = await openApp('/login', { tenant: 'broken' });
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy();
    await waitFor(async () =>
      expect((await client.platform.log()).some(({ id }) => id === 'configurationByEncodedHost')).toBe(true),
    );
    await waitFor(() => expect(document.title).toBe('登录 - Lectern'));
  });

  it('shows a signed-in learner the exams over that configuration [startup-mounts-anyway]', async () => {
    client = await openApp('/examList', { tenant: 'broken', signedIn: everything });
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    expect(await screen.findByRole('banner')).toBeTruthy();
  });

  it('comes up over an answer that is no configuration at all [startup-mounts-anyway]', async () => {
    client = await openApp('/login');
    await client.platform.fault({ match: { id: 'configurationByEncodedHost' }, mode: 'malformed', times: 0 });
    await client.restart('/login');
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy();
  });

  it('shows the screen when a part of the layout fails, and the layout again with the next configuration [startup-mounts-anyway]', async () => {
    client = await openApp('/examList', { signedIn: everything });
    const { store } = client.app;
    await screen.findAllByRole('article');
    await screen.findByRole('navigation', { name: '主菜单' });
    const whole = store.get(tenantAtom);
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    act(() => store.set(tenantAtom, Object.assign({}, whole, { menu: null })));
    quiet.mockRestore();
    expect(screen.queryByRole('navigation', { name: '主菜单' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(10);
    await waitFor(() => expect(client.core.log.some((line) => line.includes('layout'))).toBe(true));
    act(() => {
      store.set(tenantAtom, whole);
      store.set(tenantFetchedAtom, (store.get(tenantFetchedAtom) ?? 0) + 1);
    });
    expect(await screen.findByRole('navigation', { name: '主菜单' })).toBeTruthy();
  });
});

describe('a screen whose files do not come', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is given up after 120 s, with a way to load again [chunk-timeout]', async () => {
    client = await openApp('/login');
    await screen.findByRole('button', { name: '登录' });
    const { store } = client.app;
    await act(async () => client.app.stop());
    window.history.replaceState(null, '', '/stuck');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const load = () => new Promise<never>(() => undefined);
    const router = createAppRouter([
      { path: '/stuck', aliases: [], title: 'titles:error', texts: [], guard: 'any', bar: false, load },
    ]);
    render(
      <Providers store={store} queries={new QueryClient()}>
        <RouterProvider router={router} />
      </Providers>,
    );
    expect(chunkTimeoutMs).toBe(120_000);
    await act(() => vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(await screen.findByRole('heading', { level: 1, name: '这个页面没有打开' })).toBeTruthy();
    expect(screen.getByText(/页面所需的文件加载失败/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
    router.dispose();
  });
});

describe('a new window', () => {
  it('takes over the passed face check and its course', async () => {
    const inherited = { facePass: 'true', currentCourseId: 'c-fire' };
    client = await openApp('/login', { client: { window: { inherited: () => inherited } } });
    await screen.findByRole('button', { name: '登录' });
    const stored = Object.keys(inherited).map((name) => [name, sessionStorage.getItem(name)]);
    expect(Object.fromEntries(stored)).toEqual(inherited);
  });
});
