import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { findTaskLearningInfo, findTaskList, getAllLearnedData } from '#contract/platform/learning/task-list.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { askAsPage } from '../../support/page-calls.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';
const open = async (options: Partial<Parameters<typeof openApp>[1]> = {}) => {
  client = await openApp(learningPaths.center.to(), { signedIn: learner, ...options });
};

describe('/learning', () => {
  it('tells of each task what it consists of, and opens what runs [task-detail-query]', async () => {
    await open();
    const fire = await screen.findByRole('article', { name: '消防设施操作员（中级）考前培训' });
    await waitFor(() => expect(fire.textContent).toContain('线下实训 2'));
    for (const fact of ['必修', '江北培训中心', '课程 4', '考试 3', '73%', '已学 18.42 小时']) {
      expect(fire.textContent).toContain(fact);
    }
    const time = await screen.findByRole('region', { name: '学习时长' });
    await waitFor(() => expect(time.textContent).toContain('1.26 小时'));
    expect(within(screen.getByRole('region', { name: /电气火灾/u })).getByText('12:38 / 21:50')).toBeTruthy();
    await client.user.click(within(fire).getByRole('button', { name: '继续学习' }));
    expect(await screen.findByRole('heading', { level: 1, name: '消防设施操作员（中级）考前培训' })).toBeTruthy();
    const query = new URLSearchParams(window.location.search);
    expect(Object.fromEntries(query)).toMatchObject({ id: 't-fire', isNewTask: 'false', backPath: '/learning' });
  });

  it('goes on with what this computer knows where the platform tells of nothing', async () => {
    await open();
    const ref = { courseId: 'c-electric-fire', itemId: 'ci-electric-fire-1-1', taskId: 't-fire', taskType: '' };
    await client.core.desktop.learning.begin(ref);
    await client.core.desktop.learning.report(ref, { place: { at: 61, of: 540 }, seen: 61, playedMs: 0 });
    await client.platform.fault({
      match: { id: 'quickLearn' },
      mode: 'answer',
      text: '{"code":0,"data":null}',
      times: 0,
    });
    await client.restart(learningPaths.center.to());
    const own = await screen.findByRole('region', { name: /^1\.1/u });
    expect(own.textContent).toMatch(/在本机上次学到/);
    expect(within(own).getByText('01:01 / 09:00')).toBeTruthy();
    await client.user.click(within(own).getByRole('button', { name: '继续学习' }));
    await screen.findByRole('heading', { level: 1, name: /^1\.1/u });
    expect(new URLSearchParams(window.location.search).get('taskId')).toBe('t-fire');
  });

  it('says why a task does not open, and shows one status [task-tabs] [task-open-notstarted] [task-open-ended]', async () => {
    await open();
    const before = await screen.findByRole('article', { name: '养老护理员（初级）技能培训' });
    await client.user.click(within(before).getByRole('button', { name: '开始学习' }));
    expect(await screen.findByText('任务未开始')).toBeTruthy();
    await client.user.click(screen.getByRole('tab', { name: '已结束' }));
    const over = await screen.findByRole('article', { name: 'N1 叉车司机取证班（第 11 期）' });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.getByText('已加载全部内容')).toBeTruthy();
    await client.user.click(within(over).getByRole('button', { name: '查看' }));
    expect(await screen.findByText('已到期，无法学习')).toBeTruthy();
    expect(window.location.pathname).toBe('/learning');
  });

  it('sums up today, this week and this month in hours [task-summary] [task-hours]', async () => {
    await open();
    const time = await screen.findByRole('region', { name: '学习时长' });
    const told = await askAsPage(client.core, getAllLearnedData, {});
    const seconds = [told.todayLearnTime, told.thisWeekLearnTime, told.thisMonthLearnTime];
    expect(new Set(seconds).size).toBe(3);
    await waitFor(() =>
      expect(
        within(time)
          .getAllByRole('definition')
          .map(({ textContent }) => textContent),
      ).toEqual(seconds.map((count) => `${(count! / 3600).toFixed(2)} 小时`)),
    );
    expect(
      within(time)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['今日', '本周', '本月']);
  });

  it('shows the tasks before until those of another status are there', async () => {
    await open();
    await screen.findByRole('article', { name: '养老护理员（初级）技能培训' });
    await client.platform.fault({ match: { id: findTaskList.id }, mode: 'delay', ms: 500 });
    await client.user.click(screen.getByRole('tab', { name: '已结束' }));
    const before = screen.getByRole('article', { name: '养老护理员（初级）技能培训' });
    expect(before.closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText('已加载全部内容')).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
  });

  it('searches what is loaded', async () => {
    await open();
    await screen.findByRole('article', { name: '消防设施操作员（中级）考前培训' });
    await client.user.type(screen.getByRole('searchbox', { name: '搜索已加载的任务' }), '叉车');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await client.user.click(screen.getByRole('tab', { name: '未开始' }));
    await screen.findByRole('heading', { name: '没有找到任务' });
  });

  it('of a learner without tasks says so', async () => {
    await open({ signedIn: '13800010004' });
    expect(await screen.findByRole('heading', { name: '暂无学习任务' })).toBeTruthy();
    expect(screen.queryByText(/上次学到/u)).toBeNull();
  });

  it('loads again after a failure; study time and progress fail alone', async () => {
    const broken = (id: string) => ({ match: { id }, mode: 'status', status: 500, times: 0 });
    await open({ faults: [findTaskList, findTaskLearningInfo, getAllLearnedData].map(({ id }) => broken(id)) });
    expect(await screen.findByText('学习任务加载失败')).toBeTruthy();
    expect(await screen.findByText('学习时长加载失败')).toBeTruthy();
    await client.platform.clearFaults();
    for (const retry of screen.getAllByRole('button', { name: '重新加载' })) await client.user.click(retry);
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    expect(await screen.findAllByText('1.26')).not.toHaveLength(0);
  });
});
