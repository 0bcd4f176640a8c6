import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { batchSize } from '#app/tracking/batching-tracker.ts';
import { noTracker, tracker } from '#app/tracking/track.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(async () => {
  vi.restoreAllMocks();
  await client.stop();
});

const everything = '13800017719';
const sent = async () => (await client.platform.log()).filter(({ id }) => id === 'saveTrackEvents');
const question = () => screen.queryByText('帮助改进本客户端');

/** The window goes out of sight, as minimising does. */
function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  vi.restoreAllMocks();
}

async function openMenu(): Promise<void> {
  await client.user.click(await screen.findByRole('button', { name: /的账号菜单$/ }));
}

describe('usage', () => {
  it('is looked into last at the start: configuration, layout, then the module that the configuration asks for [startup-order]', async () => {
    client = await openApp('/examList', {
      tenant: 'anhe',
      signedIn: everything,
      faults: [{ match: { id: 'configurationByEncodedHost' }, mode: 'silence', ms: 8_000 }],
    });
    await screen.findAllByRole('article');
    const headerHeight = () =>
      document.querySelector<HTMLElement>('[style*="--header-height"]')?.style.getPropertyValue('--header-height');
    expect([headerHeight(), tracker() === noTracker]).toEqual(['56px', true]);
    await waitFor(() => expect(tracker()).not.toBe(noTracker));
    expect(headerHeight()).toBe('112px');
  });

  it('is counted after a yes: routes and names in batches, nothing of anybody', async () => {
    client = await openApp('/examList', { tenant: 'anhe', signedIn: everything });
    await screen.findAllByRole('article');
    await client.user.click(await screen.findByRole('button', { name: '允许' }));
    await waitFor(() => expect(question()).toBeNull());
    await client.user.keyboard('{F1}');
    await screen.findByRole('dialog');
    await client.user.keyboard('{Escape}');
    act(() => window.history.pushState(null, '', '/examList'));
    await act(async () => void (await client.core.desktop.settings.change({ theme: 'dark' })));
    await openMenu();
    await client.user.click(await screen.findByRole('menuitem', { name: /^个人中心/ }));
    await waitFor(() => expect(window.location.pathname.toLowerCase()).toContain('personalcenter'));
    hide();
    await waitFor(async () => expect(await sent()).toHaveLength(1));
    const [batch] = await sent();
    expect(batch?.body).toMatchObject({ appname: 'lectern', env: 'prod', version: '0.0.0', language: 'zh-CN' });
    const events = batch?.body?.['events'] as { name: string; page: string }[];
    expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining(['theme', 'page', 'shortcuts']));
    expect(Object.keys(events[0]!).sort()).toEqual(['at', 'name', 'page']);
    expect(JSON.stringify(batch?.body)).not.toMatch(/13800017719|李燕|token|examId=/);
  });

  it('is not counted after a no, and the question does not come again', async () => {
    client = await openApp('/examList', { tenant: 'anhe', signedIn: everything });
    await client.user.click(await screen.findByRole('button', { name: '不允许' }));
    await waitFor(() => expect(question()).toBeNull());
    for (let count = 0; count < batchSize; count += 1) {
      const theme = count % 2 === 0 ? 'dark' : 'light';
      await act(async () => void (await client.core.desktop.settings.change({ theme })));
    }
    hide();
    await client.restart('/examList');
    await screen.findAllByRole('article');
    expect(question()).toBeNull();
    hide();
    expect(await sent()).toEqual([]);
  });

  it('is not counted as long as there is no answer, and the answer can be changed in the account menu', async () => {
    client = await openApp('/examList', { tenant: 'anhe', signedIn: everything });
    await screen.findAllByRole('article');
    expect(question()).not.toBeNull();
    hide();
    expect(await sent()).toEqual([]);
    await openMenu();
    await client.user.click(await screen.findByRole('menuitem', { name: '允许发送使用统计' }));
    await waitFor(() => expect(question()).toBeNull());
    await act(async () => void (await client.core.desktop.settings.change({ theme: 'dark' })));
    hide();
    await waitFor(async () => expect(await sent()).toHaveLength(1));
    await openMenu();
    await client.user.click(await screen.findByRole('menuitem', { name: '停止发送使用统计' }));
    await act(async () => void (await client.core.desktop.settings.change({ theme: 'light' })));
    hide();
    expect(await sent()).toHaveLength(1);
  });

  it('is nothing at all where the tenant does not count [startup-order]', async () => {
    client = await openApp('/examList', { signedIn: everything });
    await screen.findAllByRole('article');
    expect(question()).toBeNull();
    expect(tracker()).toBe(noTracker);
    await openMenu();
    expect(screen.queryByRole('menuitem', { name: /使用统计/ })).toBeNull();
    hide();
    expect(await sent()).toEqual([]);
  });

  it('that cannot be sent disturbs nobody and stands in the log', async () => {
    client = await openApp('/examList', { tenant: 'anhe', signedIn: everything });
    await client.platform.fault({ match: { id: 'saveTrackEvents' }, mode: 'code', code: 303, times: 0 });
    await client.user.click(await screen.findByRole('button', { name: '允许' }));
    await act(async () => void (await client.core.desktop.settings.change({ theme: 'dark' })));
    hide();
    await waitFor(() => expect(client.core.log.some((line) => line.includes('tracking'))).toBe(true));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(window.location.pathname).toBe('/examList');
  });
});
