import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { livePaths } from '#contract/paths/live.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const open = async (courseId: string | null) => {
  client = await openApp(learningPaths.courseDetails.to({ courseId, taskId: 't-fire' }), { signedIn: '13800017719' });
};
const item = (name: RegExp) => screen.findByRole('button', { name });

describe('/learning/courseDetails', () => {
  it('shows kind, rate, lock, expiry and lack of content of each item [course-tree-shows] [course-tree-lock]', async () => {
    await open('c-electric-fire');
    expect(await screen.findByRole('heading', { name: '电气防火技术' })).toBeTruthy();
    for (const [name, text] of [
      [/1\.2 常用电气符号/u, '文档'],
      [/2\.3 值班员口述/u, '音频'],
      [/3\.2 电气火灾的成因/u, '54%'],
      [/3\.3 剩余电流/u, '“3.2 电气火灾的成因与处置”学到 80%（当前 54%）后开放'],
      [/5\.1 电气火灾案例/u, '无内容，无法学习'],
      [/5\.3 2024/u, '已过期不可查看'],
    ] as const) {
      expect((await item(name)).closest('li')!.textContent).toContain(text);
    }
    expect((await item(/3\.2 电气/u)).getAttribute('aria-current')).toBe('true');
  });

  it('says that a part is missing, and how old the part is that is kept', async () => {
    const broken = (id: string) => ({ match: { id }, mode: 'status', status: 500, times: 0 });
    client = await openApp(learningPaths.courseDetails.to({ courseId: 'c-electric-fire', taskId: 't-fire' }), {
      signedIn: '13800017719',
      faults: [broken('homeworkFindByCourseId')],
    });
    const notice = (await screen.findByText('这个页面有一部分加载失败')).closest('output')!;
    expect(notice.textContent).toContain('已显示的内容不受影响');
    await client.user.click(within(notice).getByRole('button', { name: '关闭' }));
    expect(document.querySelector('[data-notices] output')).toBeNull();
    await client.platform.fault(broken('studentFindCourseById'));
    await act(() => client.app.queries.refetchQueries({ type: 'active' }));
    await waitFor(() => expect(document.body.textContent).toMatch(/已加载的是 \d+:\d+ 的内容，还有一部分加载失败/));
    expect(screen.getByRole('heading', { level: 1, name: '电气防火技术' })).toBeTruthy();
    await client.platform.clearFaults();
    await client.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: /作业/ })).toBeTruthy();
    await waitFor(() => expect(document.querySelector('[data-notices] output')).toBeNull());
  });

  it('says why an item does not open, and stays [camp-no-content]', async () => {
    await open('c-electric-fire');
    const lab = await item(/5\.2 配电房/u);
    await client.user.click(lab);
    await waitFor(() => expect(screen.getAllByText('无内容，无法学习').length).toBeGreaterThan(2));
    expect(screen.getByRole('heading', { name: '电气防火技术' })).toBeTruthy();
  });

  it('opens the player at an item, and where learning goes on [course-play-query]', async () => {
    await open('c-electric-fire');
    await client.user.click(await item(/1\.1 电流/u));
    await screen.findByRole('heading', { level: 1, name: '1.1 电流、电压与线路负荷' });
    expect(window.location.pathname).toBe(learningPaths.play.pattern);
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
      courseId: 'c-electric-fire',
      id: 'ci-electric-fire-1-1',
      detailId: 'r-ci-electric-fire-1-1',
      taskId: 't-fire',
    });
    await client.user.click(await screen.findByRole('button', { name: '返回课程' }));
    await client.user.click(await screen.findByRole('button', { name: '继续学习' }));
    await screen.findByRole('heading', { level: 1, name: '3.2 电气火灾的成因与处置' });
  });

  it('leads to the replay of a class that is over', async () => {
    client = await openApp(learningPaths.courseDetails.to({ courseId: 'c-weld-gas' }), { signedIn: '13800017719' });
    const item = await screen.findByRole('button', { name: /^2\.4 直播讲评/u });
    within(item.closest('li')!).getByText('可看回放');
    await client.user.click(item);
    await waitFor(() => expect(window.location.pathname).toBe(livePaths.replay.pattern));
  });

  it('is searched by the names of its items', async () => {
    await open('c-electric-fire');
    await item(/3\.2 电气火灾的成因/u);
    const field = screen.getByRole('searchbox', { name: '搜索本课程的内容' });
    await client.user.type(field, '配电箱');
    await waitFor(() => expect(screen.queryByRole('button', { name: /3\.2 电气火灾的成因/u })).toBeNull());
    expect(await item(/2\.2 配电箱隐患图集/u)).toBeTruthy();
    await client.user.clear(field);
    await client.user.type(field, '潜水');
    expect(await screen.findByText('没有找到内容')).toBeTruthy();
  });

  it('is walked by arrow keys', async () => {
    await open('c-electric-fire');
    const first = await item(/1\.1 电流/u);
    first.focus();
    await client.user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await item(/1\.2 常用/u));
    await client.user.keyboard('{End}');
    expect(document.activeElement).toBe(await item(/5\.3 2024/u));
    await client.user.keyboard('{Home}');
    expect(document.activeElement).toBe(first);
  });

  it('shows the stars of the course', async () => {
    await open('c-electric-fire');
    expect(await screen.findByRole('img', { name: /4\.5/u })).toBeTruthy();
    expect(screen.getByText('未评价')).toBeTruthy();
  });

  it('introduces the course in a dialog', async () => {
    await open('c-electric-fire');
    await client.user.click(await screen.findByRole('button', { name: '课程介绍' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('剩余电流式');
  });

  it('says that a course has no content yet, that none is named, that there is no such course', async () => {
    await open('c-sprinkler');
    expect(await screen.findByText('课程里还没有内容')).toBeTruthy();
    await client.stop();
    await open(null);
    expect(await screen.findByText('请先选择课程')).toBeTruthy();
    await client.stop();
    await open('c-none');
    expect(await screen.findByText('课程目录加载失败')).toBeTruthy();
  });

  it('is opened from the task', async () => {
    client = await openApp(learningPaths.task.to({ id: 't-fire' }), { signedIn: '13800017719' });
    const row = (await screen.findByText('电气防火技术')).closest('li')!;
    await client.user.click(within(row).getByRole('button', { name: '打开课程' }));
    expect(await item(/3\.2 电气火灾的成因/u)).toBeTruthy();
  });
});
