import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openingSpanMs } from '#rules/timing/spread.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { scrollToEnd } from '../../support/page.ts';

let client: TestClient;
afterEach(() => client.stop());

const exams = z.object({
  data: z.object({
    list: z
      .array(z.object({ examName: z.string(), sourceName: z.string(), coverUrl: z.string() }))
      .check(z.minLength(1)),
  }),
});

const everything = '13800017719';
const cards = () => screen.findAllByRole('article');
/** The card's own button; what opens later also has a reminder before it. */
const buttonIn = (card: HTMLElement) => within(card).getAllByRole('button').at(-1)!;

/** The cards of all pages, loaded by scrolling as a learner does. */
async function allCards(): Promise<HTMLElement[]> {
  await cards();
  while (!screen.queryByText('已加载全部内容')) {
    const before = screen.getAllByRole('article').length;
    act(scrollToEnd);
    await waitFor(() => {
      const more = screen.getAllByRole('article').length > before;
      expect(more || screen.queryByText('已加载全部内容') !== null).toBe(true);
    });
  }
  return cards();
}

/** The first exams of the list, as the platform tells them. */
async function listed() {
  const response = await client.core.fetch('/api/exam/v1/userExam/findUserExams?pageNum=1&pageSize=10');
  return z.parse(exams, await response.json()).data.list;
}

describe('exam list', () => {
  it('shows cover, name, window, source and one button a card [exam-card]', async () => {
    client = await openApp('/examList', { signedIn: everything });
    const [first] = await cards();
    const card = within(first!);
    expect(card.getAllByRole('button')).toHaveLength(1);
    expect(card.getByText(/^\d+月\d+日 \d\d:\d\d – /)).toBeTruthy();
    const [exam] = await listed();
    const { sourceName, examName } = exam!;
    expect(card.getByRole('heading').textContent).toBe(examName);
    expect(sourceName).not.toBe('');
    expect(card.getByText(sourceName)).toBeTruthy();
  });

  it('shows the platform’s cover of each exam, and draws one where it has none [exam-card]', async () => {
    client = await openApp('/examList', { signedIn: '13800010002' });
    const shown = (await cards()).map((card) => card.querySelector('img')?.getAttribute('src'));
    const covers = (await listed()).map(({ coverUrl }) => coverUrl);
    const own = covers.filter((cover) => cover !== '');
    expect([own.length > 0, own.length < covers.length]).toEqual([true, true]);
    expect(shown.map((src, index) => (covers[index] === '' ? /^\/covers\/\w+\.svg$/.test(src ?? '') : src))).toEqual(
      covers.map((cover) => cover === '' || `/api${cover}`),
    );
  });

  it('loads ten at a time as its end comes into sight, until all are there [exam-next-page] [list-page-size] [infinite-scroll] [no-data-state]', async () => {
    client = await openApp('/examList', { signedIn: everything });
    expect(await cards()).toHaveLength(10);
    expect(screen.queryByText('已加载全部内容')).toBeNull();
    const all = await allCards();
    expect(all.length).toBeGreaterThan(10);
    const asked = (await client.platform.log()).filter(({ id }) => id === 'userExamFindUserExams');
    expect(asked.map(({ query }) => [query['pageNum'], query['pageSize']])).toEqual(
      asked.map((_, index) => [String(index + 1), '10']),
    );
    expect(asked).toHaveLength(Math.ceil(all.length / 10));
    // Everything is there: its end asks for nothing more.
    act(scrollToEnd);
    await client.user.click(screen.getByRole('tab', { name: '模拟考试' }));
    await client.user.click(screen.getByRole('tab', { name: /^全部/ }));
    act(scrollToEnd);
    expect(await cards()).toHaveLength(all.length);
    const after = (await client.platform.log()).filter(({ id }) => id === 'userExamFindUserExams');
    expect(after).toHaveLength(asked.length);
  });

  it('finds an exam of a later page by its name, and says so when there is none', async () => {
    client = await openApp('/examList', { signedIn: everything });
    await cards();
    const response = await client.core.fetch('/api/exam/v1/userExam/findUserExams?pageNum=2&pageSize=10');
    const later = z.parse(exams, await response.json()).data.list[0]!.examName;
    const field = screen.getByRole('searchbox', { name: '搜索已加载的内容' });
    await client.user.type(field, later);
    // What is left is short: its end is in sight, and the next page is loaded and searched.
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0));
    act(scrollToEnd);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(within(screen.getByRole('article')).getByRole('heading').textContent).toBe(later);
    await client.user.type(field, '没有这一场');
    await waitFor(() => {
      act(scrollToEnd);
      expect(screen.getByText('没有找到')).toBeTruthy();
    });
    await client.user.clear(field);
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(10));
  });

  it('shows the type of an exam when the configuration says so, and filters by it [exam-tag]', async () => {
    client = await openApp('/examList', { signedIn: everything });
    const all = await allCards();
    const formal = all.filter((card) => within(card).queryByText('正式考试') !== null);
    const mock = all.filter((card) => within(card).queryByText('模拟考试') !== null);
    expect(formal.length + mock.length).toBe(all.length);
    await client.user.click(screen.getByRole('tab', { name: '模拟考试' }));
    expect(await cards()).toHaveLength(mock.length);
  });

  it('shows no type where the configuration does not say so [exam-tag]', async () => {
    client = await openApp('/examList', { signedIn: everything, tenant: 'liaoyuan' });
    for (const card of await cards()) expect(within(card).queryByText(/^(正式|模拟)考试$/)).toBeNull();
  });

  it('a locked exam tells rule and current value, and does not start [exam-lock-messages] [exam-availability]', async () => {
    client = await openApp('/examList', { signedIn: everything });
    const locked = (await allCards()).filter((card) => within(card).queryByText('未解锁') !== null);
    expect(locked.length).toBeGreaterThan(0);
    const [first] = locked;
    const sentence = within(first!).getByText(/后开放/).textContent ?? '';
    await client.user.click(buttonIn(first!));
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect(window.location.pathname).toBe('/examList');
  });

  it('a monthly exam says on every other day that it is not open, and does not start [exam-monthly-days]', async () => {
    client = await openApp('/examList', { signedIn: everything });
    await allCards();
    const card = screen.getByRole('article', { name: '消防控制室月度抽测' });
    await client.user.click(buttonIn(card));
    expect(await screen.findByText('该考试未到开启时间')).toBeTruthy();
    expect(window.location.pathname).toBe('/examList');
  });

  it('shows the hours that a platform in another zone means, once a paper of it showed the zone', async () => {
    client = await openApp('/examList', { signedIn: everything });
    const hours = async () => (await allCards()).map((card) => /(\d\d):\d\d – /.exec(card.textContent)?.[1]);
    const before = await hours();
    expect(before.filter((hour) => hour !== undefined)).not.toEqual([]);
    const zone = { [client.platform.origin]: 3_600_000 };
    writeFileSync(path.join(client.core.userData, 'platform-zone.json'), JSON.stringify(zone));
    await client.restart('/examList');
    const later = (hour: string | undefined) => hour && String((Number(hour) + 1) % 24).padStart(2, '0');
    expect(await hours()).toEqual(before.map(later));
  });

  it('opens a card at its hour while the learner waits before it', async () => {
    client = await openApp('/examList', { signedIn: everything });
    const response = await client.core.fetch('/api/exam/v1/userExam/findUserExams?pageNum=1&pageSize=100');
    const { data } = await response.json();
    const coming: { examName: string; examId: string; bussinessId: string; startTime: string }[] = data.list.filter(
      ({ isLimitTime, startTime, showLock }: { isLimitTime: number; startTime: string; showLock: boolean }) =>
        isLimitTime === 1 && !showLock && Date.parse(`${startTime.replace(' ', 'T')}+08:00`) > Date.now(),
    );
    const { examName, examId, bussinessId, startTime } = coming[0]!;
    const opensAt = Date.parse(`${startTime.replace(' ', 'T')}+08:00`);
    await client.platform.moveClock(opensAt - 600_000 - Date.now());
    await client.restart('/examList');
    await allCards();
    const card = () => screen.getByRole('article', { name: examName });
    expect(within(card()).queryByText(/^开放中/)).toBeNull();
    const asked = (await client.platform.log()).length;
    // The client believes a clock that jumped once answers some seconds apart say the same.
    await client.platform.moveClock(opensAt - 1000 - Date.now());
    const query = new URLSearchParams({ examId, bussinessId, type: '1' });
    const ask = () => client.core.fetch(`/api/exam/v1/exam/findBasicExamById?${query}`);
    await waitFor(
      async () => {
        await ask();
        expect(within(card()).getByText(/^开放中/)).toBeTruthy();
      },
      { timeout: 30_000, interval: 1000 },
    );
    expect(within(card()).getByRole('button', { name: '开始考试' })).toBeTruthy();
    // The list is read again once, at a time of this client's own within the minute after the opening.
    await client.platform.moveClock(opensAt + openingSpanMs + 1000 - Date.now());
    const pagesRead = async () =>
      (await client.platform.log())
        .slice(asked)
        .filter(({ id }) => id === 'userExamFindUserExams')
        .map(({ query: { pageNum } }) => Number(pageNum));
    const pagesReadNow = async () => {
      await ask();
      return pagesRead();
    };
    await expect.poll(pagesReadNow, { timeout: 30_000, interval: 1000 }).toContain(2);
    const read = await pagesRead();
    expect(read.filter((page) => page === 1)).toEqual([1]);
  });

  it('starts an open exam at its must-read [exam-mustread] [exam-button]', async () => {
    client = await openApp('/examList', { signedIn: everything });
    const open = (await allCards()).find((card) => within(card).queryByText(/^开放中/) !== null);
    await client.user.click(within(open!).getByRole('button', { name: '开始考试' }));
    await waitFor(() => expect(window.location.pathname).toBe('/exam/resdExam'));
    const query = new URLSearchParams(window.location.search);
    expect([...query.keys()]).toEqual(['examId', 'bussinessId', 'type', 'name']);
  });

  it('says so when there is nothing, and what to wait for [no-data-state]', async () => {
    client = await openApp('/examList', { signedIn: '13800010004' });
    expect(await screen.findByRole('heading', { name: '暂无学习内容' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByText('已加载全部内容')).toBeNull();
  });

  it('a list that does not load fails alone and can be tried again', async () => {
    client = await openApp('/privacyPolicy', { signedIn: everything });
    await client.platform.fault({ match: { id: 'userExamFindUserExams' }, mode: 'drop', times: 2 });
    await client.user.click(await screen.findByRole('button', { name: '返回' }));
    expect(await screen.findByRole('heading', { name: '考试加载失败' })).toBeTruthy();
    await client.user.click(screen.getAllByRole('button', { name: '重新加载' })[0]!);
    expect((await cards()).length).toBe(10);
  });

  it('says how old its content is while the platform gives nothing newer, until it does', async () => {
    client = await openApp('/examList', { signedIn: everything });
    await cards();
    await client.platform.fault({ match: { id: 'userExamFindUserExams' }, mode: 'status', status: 500, times: 0 });
    await act(() => client.app.queries.refetchQueries({ type: 'active' }));
    expect(await cards()).toHaveLength(10);
    const stale = (await screen.findByText('暂时无法更新内容')).closest('output');
    expect(stale?.textContent).toMatch(/正在显示 \d+:\d+ 的内容/);
    await client.platform.clearFaults();
    await client.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText('暂时无法更新内容')).toBeNull());
  });

  it('says how old its content is while a slow platform is asked for newer one', async () => {
    client = await openApp('/examList', { signedIn: everything });
    await cards();
    await client.platform.fault({ match: { id: 'userExamFindUserExams' }, mode: 'silence', ms: 8000, times: 0 });
    const [list] = client.app.queries.getQueryCache().findAll({ queryKey: ['userExamFindUserExams', 'pages'] });
    list?.setState({ dataUpdatedAt: Date.now() - 3_600_000 });
    act(() => void list?.fetch());
    const notice = (await screen.findByText('正在更新', undefined, { timeout: 5000 })).closest('output');
    expect(notice?.textContent).toMatch(/正在显示 (\S+ )?\d+:\d+ 的内容/);
  });

  it('that has nothing without a network blames no platform, and claims no content', async () => {
    client = await openApp('/privacyPolicy', { signedIn: everything });
    await client.platform.stop();
    await client.user.click(await screen.findByRole('button', { name: '返回' }));
    const panel = (await screen.findByRole('heading', { name: '考试加载失败' })).closest('section');
    expect(panel?.textContent).toContain('网络恢复后自动加载');
    const banner = (await screen.findByText('网络已断开')).closest('output');
    expect(banner?.textContent).toContain('恢复后会自动加载内容');
    await client.platform.start();
    await client.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await cards()).toHaveLength(10);
  });

  it('shows what it had when it starts without the platform', async () => {
    client = await openApp('/examList', { signedIn: everything });
    await cards();
    await waitFor(() => expect(Object.keys(localStorage).some((key) => key.startsWith('kept.'))).toBe(true));
    await client.platform.stop();
    await client.restart('/examList');
    expect(await cards()).toHaveLength(10);
    expect(await screen.findByText('网络已断开')).toBeTruthy();
    await client.platform.start();
    await client.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('已恢复')).toBeTruthy();
  });
});

describe('a list of which the platform does not say how long it is', () => {
  const listOf = (count: number) =>
    JSON.stringify({
      code: 0,
      message: '',
      success: true,
      data: Array.from({ length: count }, (_, at) => ({
        id: `x-${at}`,
        examId: `x-${at}`,
        examName: `考试 ${at + 1}`,
      })),
    });
  const told = (count: number, times: number) => [
    { match: { id: 'userExamFindUserExams' }, mode: 'answer', text: listOf(count), times },
  ];

  it('goes on after a full page', async () => {
    client = await openApp('/examList', { signedIn: everything, faults: told(10, 1) });
    expect((await allCards()).length).toBeGreaterThan(10);
  });

  it('ends where the platform knows no pages, with each item once', async () => {
    client = await openApp('/examList', { signedIn: everything, faults: told(10, 0) });
    expect(await allCards()).toHaveLength(10);
  });

  it('shows no kind and no finished result of what the platform does not tell, and offers the way in', async () => {
    client = await openApp('/examList', { signedIn: everything, faults: told(2, 0) });
    const [card] = await allCards();
    expect(within(card!).queryByText(/模拟|正式/u)).toBeNull();
    expect(buttonIn(card!).textContent).toBe('开始考试');
  });
});
