import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { accountLogin } from '#contract/platform/account/account.ts';
import { addressOf, bodyOf, type Endpoint, type Input } from '#contract/platform/endpoint.ts';
import { examJoinExam, userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { msgReadAll } from '#contract/platform/message/message.ts';
import { demoPassword } from '#dev/platform/content/people.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { scrollToEnd } from '../../support/page.ts';

let client: TestClient;
afterEach(() => client.stop());

const everything = '13800017719';
const nobody = '13800010004';
const rows = () => screen.findAllByRole('article');
/** The bell of the header; the menu of the personal centre has an entry of a like name. */
const bell = async (name: string | RegExp) => within(await screen.findByRole('banner')).findByRole('link', { name });
const asked = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id);

/** The same learner at another machine: calls that this window knows nothing of. */
async function elsewhere(): Promise<<E extends Endpoint>(call: E, input: Input<E>) => Promise<unknown>> {
  const ask = async (method: string, address: string, body: object | null, token: string): Promise<unknown> => {
    const response = await fetch(`${client.platform.origin}${address}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { token }) },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    const { code, data } = z.parse(z.object({ code: z.number(), data: z.unknown() }), await response.json());
    expect(code).toBe(0);
    return data;
  };
  const login = { account: everything, password: demoPassword };
  const session = await ask('POST', addressOf(accountLogin, login), login, '');
  const { token } = z.parse(z.object({ token: z.string() }), session);
  return (call, input) => ask(call.method, addressOf(call, input), bodyOf(call, input), token);
}

/** Hands a formal exam in without an answer: its result is told at once. */
async function handIn(examId: string): Promise<void> {
  const call = await elsewhere();
  const joined = await call(examJoinExam, { examId, bussinessId: `t-${examId}`, type: '1' });
  const { userPaperId } = z.parse(z.object({ userPaperId: z.string() }), joined);
  await call(userPaperCommitAllPaper, { userPaperId, examId, commitType: 1, answerList: [] });
}

async function openMessages(phone = everything): Promise<void> {
  client = await openApp('/personalCenter?tab=message', { signedIn: phone });
}

/** The row of a message, by a part of its title. */
async function rowOf(title: RegExp): Promise<HTMLElement> {
  const found = (await rows()).find((row) => title.test(within(row).getByRole('heading').textContent ?? ''));
  if (!found) throw new Error(`No message ${title}`);
  return found;
}

/** The same while a dialog hides the page from screen readers. */
async function rowOfHidden(title: RegExp): Promise<HTMLElement> {
  const found = screen
    .getAllByRole('article', { hidden: true })
    .find((row) => title.test(row.querySelector('h2')?.textContent ?? ''));
  if (!found) throw new Error(`No message ${title}`);
  return found;
}

const isUnread = (row: HTMLElement) => within(row).getByRole('heading').textContent.startsWith('未读：');

describe('the bell', () => {
  it('has a dot and no number where the platform only says that something is unread', async () => {
    const text = JSON.stringify({ code: 0, message: '', success: true, data: true });
    const faults = [{ match: { id: 'msgExistUnread' }, mode: 'answer', text, times: 0 }];
    client = await openApp('/examList', { signedIn: everything, faults });
    const link = await bell('消息，有未读');
    expect(link.querySelector('[data-unread]')).toBeTruthy();
    expect(document.title).not.toMatch(/\(\d/u);
  });

  it('has a dot while something is unread and leads to the messages [message-icon]', async () => {
    client = await openApp('/examList', { signedIn: everything });
    const link = await bell(/^消息，6 条未读$/);
    expect(link.querySelector('[data-unread]')).toBeTruthy();
    await client.user.click(link);
    // The screen's chunk is loaded for the first time here.
    expect(await screen.findByRole('heading', { level: 1, name: '消息' }, { timeout: 20_000 })).toBeTruthy();
    expect(`${window.location.pathname}${window.location.search}`).toBe('/personalCenter?tab=message');
  });

  it('has no dot when everything is read', async () => {
    client = await openApp('/examList', { signedIn: nobody });
    await waitFor(async () => expect(await asked('msgExistUnread')).toHaveLength(1));
    expect((await bell('消息')).querySelector('[data-unread]')).toBeNull();
  });

  it('is not there for a visitor', async () => {
    client = await openApp('/privacyPolicy');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /^消息/ })).toBeNull();
    expect(await asked('msgExistUnread')).toEqual([]);
  });

  it('asks again when the window gets the focus: they were read elsewhere', async () => {
    client = await openApp('/examList', { signedIn: everything });
    await bell(/6 条未读/);
    await (
      await elsewhere()
    )(msgReadAll, {});
    act(() => void window.dispatchEvent(new Event('focus')));
    expect((await bell('消息')).querySelector('[data-unread]')).toBeNull();
  });

  it('asks again every two minutes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      client = await openApp('/examList', { signedIn: everything });
      await bell(/6 条未读/);
      const before = (await asked('msgExistUnread')).length;
      await act(() => vi.advanceTimersByTimeAsync(121_000));
      await vi.waitFor(async () => expect((await asked('msgExistUnread')).length).toBe(before + 1));
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the list', () => {
  it('shows ten at a time, newest first, and loads on as its end comes into sight [list-page-size] [no-data-state]', async () => {
    await openMessages();
    expect(await rows()).toHaveLength(10);
    expect(screen.getByRole('tab', { name: /^全部 3\d$/ })).toBeTruthy();
    while (!screen.queryByText('已加载全部内容')) {
      const before = screen.getAllByRole('article').length;
      act(scrollToEnd);
      await waitFor(() => {
        const more = screen.getAllByRole('article').length > before;
        expect(more || screen.queryByText('已加载全部内容') !== null).toBe(true);
      });
    }
    const total = Number(/\d+/.exec(screen.getByRole('tab', { name: /^全部/ }).textContent)![0]);
    expect(screen.getAllByRole('article')).toHaveLength(total);
    act(scrollToEnd);
    const requests = await asked('msgList');
    expect(requests).toHaveLength(Math.ceil(total / 10));
    expect(requests.map(({ method, query }) => [method, query['pageNum'], query['pageSize']])).toEqual(
      requests.map((_, index) => ['POST', String(index + 1), '10']),
    );
    // What the platform left out: the text stands for the title, a dash for the time.
    const bare = within(await rowOf(/^这条通知由旧系统迁移而来/));
    expect(bare.getByText('-')).toBeTruthy();
    expect(bare.getByText('通知')).toBeTruthy();
  });

  it('shows the unread ones alone', async () => {
    await openMessages();
    await rows();
    await client.user.click(await screen.findByRole('tab', { name: '未读 6' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
    expect(screen.getAllByRole('article').every(isUnread)).toBe(true);
    expect((await asked('msgList')).at(-1)?.body).toEqual({ readStatus: 0 });
  });

  it('says what will be here when there is nothing [no-data-state]', async () => {
    await openMessages(nobody);
    expect(await screen.findByRole('heading', { name: '还没有消息' })).toBeTruthy();
    expect(screen.queryByText('已加载全部内容')).toBeNull();
    await client.user.click(screen.getByRole('tab', { name: '未读' }));
    expect(await screen.findByRole('heading', { name: '没有未读消息' })).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '查看全部消息' }));
    expect(await screen.findByRole('heading', { name: '还没有消息' })).toBeTruthy();
  });

  it('fails alone and can be tried again', async () => {
    client = await openApp('/personalCenter?tab=certificate', { signedIn: everything });
    await rows();
    await client.platform.fault({ match: { id: 'msgList' }, mode: 'drop', times: 2 });
    await client.user.click(screen.getAllByRole('link', { name: /^消息/ }).at(-1)!);
    expect(await screen.findByRole('heading', { name: '消息加载失败' })).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await rows()).toHaveLength(10);
  });

  it('brings in what has come since', async () => {
    await openMessages();
    await rows();
    await screen.findByRole('tab', { name: '未读 6' });
    const before = screen.getByRole('tab', { name: /^全部/ }).textContent;
    await handIn('e-power-100');
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.getByRole('tab', { name: /^全部/ }).textContent).not.toBe(before));
    expect(await rowOf(/成绩已公布$/)).toBeTruthy();
    expect(screen.getByRole('tab', { name: /^未读 [78]$/ })).toBeTruthy();
  });
});

describe('reading', () => {
  it('opens a message and marks it read, here and at the platform [msg-methods]', async () => {
    await openMessages();
    const row = await rowOf(/统一考试日程和考场纪律$/);
    expect(isUnread(row)).toBe(true);
    await client.user.click(within(row).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: '低压电工作业（复审）统一考试日程和考场纪律' }));
    expect(dialog.getByRole('table')).toBeTruthy();
    await client.user.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await bell(/^消息，5 条未读$/);
    expect(isUnread(await rowOf(/统一考试日程和考场纪律$/))).toBe(false);
    await client.user.click(screen.getByRole('button', { name: '全部已读' }));
    await bell('消息');
    expect(await screen.findByText('已全部标为已读')).toBeTruthy();
    const calls = (await client.platform.log()).filter(({ path }) => path.startsWith('/notify/v1/user/msg/'));
    const verbs = new Map(calls.map(({ path, method }) => [path.split('/').at(-1), method]));
    expect(Object.fromEntries(verbs)).toEqual({ list: 'POST', existUnread: 'GET', readOne: 'GET', readAll: 'GET' });
  });

  it('shows nothing of a message that could do harm', async () => {
    await openMessages();
    await client.user.click(within(await rowOf(/诈骗短信$/)).getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/我们不会通过短信或电话索要/)).toBeTruthy();
    expect(dialog.querySelector('script, iframe, [onclick], [onerror], a[href^="javascript"]')).toBeNull();
    expect(within(await rowOfHidden(/诈骗短信$/)).queryByText(/window\.stolen/)).toBeNull();
    expect('stolen' in window).toBe(false);
  });

  it('leads to what the message is about', async () => {
    await openMessages();
    await client.user.click(within(await rowOf(/^未读：企业急救员结业考试/)).getByRole('button'));
    await client.user.click(await screen.findByRole('button', { name: '去查看' }));
    await waitFor(() => expect(window.location.pathname).toBe('/examList'));
  });

  it('a reading that the platform refuses is taken back', async () => {
    await openMessages();
    await bell(/6 条未读/);
    await client.platform.fault({ match: { id: 'msgReadAll' }, mode: 'code', code: 500, message: '系统繁忙' });
    await client.user.click(screen.getByRole('button', { name: '全部已读' }));
    expect(await screen.findByText('系统繁忙')).toBeTruthy();
    await bell(/^消息，6 条未读$/);
    expect(isUnread(await rowOf(/企业急救员结业考试/))).toBe(true);
  });
});

describe('deleting', () => {
  it('asks once, then one message is gone for good [msg-methods]', async () => {
    await openMessages();
    await client.user.click(within(await rowOf(/统一考试日程/)).getByRole('button'));
    await client.user.click(await screen.findByRole('button', { name: '删除' }));
    const question = within(await screen.findByRole('alertdialog', { name: '删除 1 条消息？' }));
    await client.user.click(question.getByRole('button', { name: '保留' }));
    await client.user.click(await screen.findByRole('button', { name: '删除' }));
    await client.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除 1 条消息')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('低压电工作业（复审）统一考试日程和考场纪律')).toBeNull());
    expect(await asked('msgDelete')).toMatchObject([{ method: 'GET', path: '/notify/v1/user/msg/delete' }]);
    // What was kept before the deletion counts as fresh within the same second.
    localStorage.clear();
    await client.restart('/personalCenter?tab=message');
    await rows();
    expect(screen.queryByText('低压电工作业（复审）统一考试日程和考场纪律')).toBeNull();
  });

  it('what leads out of the client opens in the browser', async () => {
    client = await openApp('/personalCenter?tab=message', {
      signedIn: everything,
      client: { parts: { askToLeave: async () => true } },
    });
    const row = await rowOf(/合作院校开放日报名/);
    await client.user.click(within(row).getByRole('button'));
    await client.user.click(await screen.findByRole('link', { name: '在浏览器中打开' }));
    await waitFor(() => expect(client.core.opened).toEqual(['https://example.cn/open-day']));
  });

  it('deletes several that were chosen', async () => {
    await openMessages();
    await rows();
    await client.user.click(screen.getByRole('button', { name: '选择' }));
    await client.user.click(screen.getByRole('checkbox', { name: /企业急救员结业考试/ }));
    await client.user.click(screen.getByRole('checkbox', { name: /周立民老师/ }));
    expect(screen.getByText('已选 2 条')).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '删除' }));
    await client.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除 2 条消息')).toBeTruthy();
    expect(await asked('msgDelete')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByText(/周立民老师/)).toBeNull());
    expect(screen.queryByRole('checkbox')).toBeNull();
    await bell(/^消息，4 条未读$/);
  });

  it('what the platform does not delete stays, and stays chosen', async () => {
    await openMessages();
    await rows();
    await client.user.click(screen.getByRole('button', { name: '选择' }));
    await client.user.click(screen.getByRole('checkbox', { name: '全选' }));
    expect(screen.getByText('已选 10 条')).toBeTruthy();
    await client.platform.fault({ match: { id: 'msgDelete' }, mode: 'code', code: 500, message: '系统繁忙', skip: 1 });
    await client.user.click(screen.getByRole('button', { name: '删除' }));
    await client.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('系统繁忙')).toBeTruthy();
    expect(await screen.findByText('已选 9 条')).toBeTruthy();
    expect(await asked('msgDelete')).toHaveLength(2);
  });
});
