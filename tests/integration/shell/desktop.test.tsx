import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { sitePaths } from '#contract/paths/site.ts';
import { unreadAtom } from '#domain/app-state.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import type { WindowCalls } from '../../support/core.ts';
import { beginAndLeave, demoExamOf } from '../../support/sitting.ts';

let client: TestClient;
afterEach(() => client.stop());

const everything = '13800017719';
const help = () => screen.queryByRole('dialog', { name: '键盘快捷键' });
const zoom = async () => {
  const settings = await client.core.desktop.settings.read();
  return settings.ok ? settings.value.zoom : null;
};

/** The exam list of a learner, in a window whose calls are observed. */
async function openList(window: Partial<WindowCalls> = {}): Promise<void> {
  client = await openApp('/examList', { signedIn: everything, client: { window } });
  await screen.findAllByRole('article');
}

describe('the window title', () => {
  it('tells unread messages, the screen and the tenant', async () => {
    const setTitle = vi.fn<WindowCalls['setTitle']>();
    await openList({ setTitle });
    await waitFor(() => expect(document.title).toMatch(/^\(\d+\) 考试中心 - 启程职业培训$/));
    act(() => client.app.store.set(unreadAtom, 120));
    await waitFor(() => expect(setTitle).toHaveBeenLastCalledWith('(99+) 考试中心 - 启程职业培训'));
    act(() => client.app.store.set(unreadAtom, 0));
    await waitFor(() => expect(document.title).toBe('考试中心 - 启程职业培训'));
  });
});

describe('the zoom', () => {
  it('follows keys and the wheel from 50 to 200 percent, and says so', async () => {
    await openList();
    await client.user.keyboard('{Control>}={/Control}');
    expect(await screen.findByText('缩放 110%')).toBeTruthy();
    await waitFor(async () => expect(await zoom()).toBe(1.1));
    await client.user.keyboard('{Control>}-{/Control}');
    await waitFor(async () => expect(await zoom()).toBe(1));
    for (const [deltaY, level] of [
      [-120, 1.1],
      [-120, 1.25],
      [120, 1.1],
    ] as const) {
      fireEvent.wheel(document.body, { deltaY, ctrlKey: true });
      await waitFor(async () => expect(await zoom()).toBe(level));
    }
    await client.user.keyboard('{Control>}0=={/Control}');
    await waitFor(async () => expect(await zoom()).toBe(1.25));
    await act(async () => void (await client.core.desktop.settings.change({ zoom: 2 })));
    await client.user.keyboard('{Control>}={/Control}');
    expect(await screen.findByText('缩放 200%')).toBeTruthy();
    expect(await zoom()).toBe(2);
    fireEvent.wheel(document.body, { deltaY: 300 });
    expect(await zoom()).toBe(2);
  });
});

describe('the list of shortcuts', () => {
  it.each(['{F1}', '{Control>}/{/Control}', '{Shift>}?{/Shift}'])('opens by %s and closes by Escape', async (keys) => {
    await openList();
    await client.user.keyboard(keys);
    const dialog = within(await screen.findByRole('dialog', { name: '键盘快捷键' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '所有页面',
      '考试答题',
      '练习',
      '课程播放',
    ]);
    expect(dialog.getByText('放大')).toBeTruthy();
    await client.user.keyboard('{Escape}');
    await waitFor(() => expect(help()).toBeNull());
  });

  it('opens by the account menu, and not by a question mark that is being typed', async () => {
    await openList();
    await client.user.click(await screen.findByRole('button', { name: /的账号菜单$/ }));
    await client.user.click(await screen.findByRole('menuitem', { name: /^键盘快捷键/ }));
    expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toBeTruthy();
    await client.stop();
    client = await openApp('/login');
    await client.user.type(await screen.findByLabelText('手机号或邮箱'), '?');
    expect(help()).toBeNull();
  });
});

describe('windows', () => {
  it('open with what the face check left, close and fill the screen by keys', async () => {
    const calls: unknown[][] = [];
    await openList({
      open: (...args) => {
        calls.push(args);
        return 'opened';
      },
      close: () => void calls.push(['close']),
      toggleFullScreen: () => void calls.push(['full']),
    });
    sessionStorage.setItem('facePass', 'true');
    sessionStorage.setItem('currentCourseId', 'c1');
    await client.user.keyboard('{Control>}{Shift>}N{/Shift}{/Control}');
    await client.user.keyboard('{F11}{Control>}w{/Control}');
    await waitFor(() =>
      expect(calls).toEqual([[null, { facePass: 'true', currentCourseId: 'c1' }], ['full'], ['close']]),
    );
  });

  it('go where a link led them before their page listened', async () => {
    const given: (string | null)[] = ['/userAgreement'];
    client = await openApp('/login', { client: { window: { takePath: () => given.shift() ?? null } } });
    expect(await screen.findByRole('heading', { level: 1, name: '用户协议' })).toBeTruthy();
  });

  it.each([
    ['paper-open', '考试进行中，暂时不能打开新窗口'],
    ['too-many', '打开的窗口过多，请先关闭一些'],
  ] as const)('that cannot be opened (%s) say why', async (outcome, sentence) => {
    await openList({ open: () => outcome });
    await client.user.click(await screen.findByRole('button', { name: /的账号菜单$/ }));
    await client.user.click(await screen.findByRole('menuitem', { name: /^打开新窗口/ }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('a paper that is open in another one is not joined here', async () => {
    const showPaper = vi.fn<WindowCalls['showPaper']>();
    let mine = false;
    client = await openApp('/userAgreement', {
      signedIn: '13800010002',
      client: { window: { claimPaper: () => mine, showPaper } },
    });
    await client.restart(examPaths.testPaper.to({ exam: await demoExamOf(client.core) }));
    expect(await screen.findByRole('heading', { name: '考试已在另一个窗口打开' })).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '前往考试窗口' }));
    await waitFor(() => expect(showPaper).toHaveBeenCalledTimes(1));
    expect((await client.platform.log()).some(({ id }) => id === 'examJoinExam')).toBe(false);
    mine = true;
    await client.user.click(screen.getByRole('button', { name: '在此窗口打开' }));
    expect(await screen.findByRole('heading', { name: '开考前，请先读完须知' })).toBeTruthy();
  });

  it('going back from a paper asks first, by key and by mouse', async () => {
    const guardClose = vi.fn<WindowCalls['guardClose']>();
    client = await openApp('/userAgreement', { signedIn: '13800010002', client: { window: { guardClose } } });
    const exam = await demoExamOf(client.core);
    await beginAndLeave(client.core, exam);
    window.history.replaceState({ idx: -1, key: 'before', usr: null }, '', accountPaths.userAgreement.to());
    window.history.pushState(null, '', sitePaths.root.to());
    await client.restart(examPaths.testPaper.to({ exam }));
    await screen.findByRole('button', { name: '交卷' });
    // The paper is guarded a moment after it is shown.
    await waitFor(() => expect(guardClose).toHaveBeenCalledWith('always'));
    fireEvent.mouseUp(document.body, { button: 3 });
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(window.location.pathname).toBe('/exam/testPaper');
  });
});

describe('without network', () => {
  it('what is there stays, with its age, until it is brought up to date', async () => {
    await openList();
    await client.platform.stop();
    await act(async () => void (await client.core.fetch('/api/notify/v1/user/msg/existUnread')));
    expect(await screen.findByText('网络已断开')).toBeTruthy();
    expect(screen.getByText(/\d\d:\d\d.*恢复后自动更新/)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(10);
    await client.platform.start();
    await client.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('已恢复')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });

  it('each panel that did not load has its own retry, and the others stay', async () => {
    const failing = ['getIndexLatelyLive', 'minzhengCarouselFindListByType'];
    client = await openApp('/userAgreement', { signedIn: everything });
    for (const id of failing) await client.platform.fault({ match: { id }, mode: 'drop', times: 0 });
    await client.restart('/opHomepage');
    const failed = () => screen.getAllByRole('alert').filter((panel) => within(panel).queryByRole('button') !== null);
    await waitFor(() => expect(failed()).toHaveLength(2));
    const others = screen.getAllByRole('heading').length;
    await client.platform.clearFaults();
    await client.user.click(within(failed()[0]!).getByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(failed()).toHaveLength(1));
    expect(screen.getAllByRole('heading').length).toBeGreaterThanOrEqual(others - 1);
    await client.user.click(within(failed()[0]!).getByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
