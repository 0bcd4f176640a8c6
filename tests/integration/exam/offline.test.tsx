import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const everything = '13800017719';
const open = async (address: string) => {
  client = await openApp(address, { signedIn: everything });
};

describe('/offlineTraining', () => {
  it('draws the tasks after a question, shows them one by one, and keeps them', async () => {
    await open(examPaths.offlineTraining.to({ classExamId: 'ce-power-open' }));
    const { user } = client;
    expect(await screen.findByText('可以抽题')).toBeTruthy();
    expect(screen.getByText('抽题后可知')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '抽题' }));
    const question = await screen.findByRole('alertdialog', { name: '现在抽题吗？' });
    expect(question.textContent).toContain('将抽出 2 道试题');
    await user.click(within(question).getByRole('button', { name: '抽题' }));
    expect(await screen.findByText('第 1 题，共 2 题')).toBeTruthy();
    const first = within(screen.getByRole('article', { name: '第 1 题' })).getByRole('heading', {
      level: 2,
    }).textContent;
    await user.click(screen.getByRole('button', { name: '下一题' }));
    expect(await screen.findByText('第 2 题，共 2 题')).toBeTruthy();
    expect(screen.getByRole('button', { name: '下一题' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: '返回考核' }));
    expect(await screen.findByText('已抽题')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '抽题' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '全部试题' }));
    const sheets = await screen.findAllByRole('article');
    expect(sheets).toHaveLength(2);
    expect(within(sheets[0]!).getByRole('heading', { level: 2 }).textContent).toBe(first);
  });

  it('before its time it says when the draw begins', async () => {
    await open(examPaths.offlineTraining.to({ classExamId: 'ce-care-before' }));
    expect(await screen.findByText('开始前 20 分钟可以抽题。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '抽题' })).toBeNull();
  });

  it('the platform has the last word on a draw', async () => {
    await open(examPaths.offlineTraining.to({ classExamId: 'ce-power-open' }));
    await screen.findByRole('button', { name: '抽题' });
    await client.platform.moveClock(-86_400_000);
    await client.user.click(screen.getByRole('button', { name: '抽题' }));
    const question = await screen.findByRole('alertdialog');
    await client.user.click(within(question).getByRole('button', { name: '抽题' }));
    expect(await screen.findByText('考核尚未开始，不能抽题')).toBeTruthy();
  });

  it.each([
    examPaths.offlineTraining.to(),
    examPaths.offlineQuestions.to(),
    examPaths.offlinePreview.to(),
    examPaths.offlineResult.to(),
  ])('%s without an exam says so', async (address) => {
    await open(address);
    expect(await screen.findByText('请先选择考核')).toBeTruthy();
  });

  it('tasks that were not drawn lead to the draw', async () => {
    await open(examPaths.offlineQuestions.to({ classExamId: 'ce-care-before' }));
    expect(await screen.findByText('还没有试题')).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '返回考核' }));
    expect(await screen.findByText('未开始')).toBeTruthy();
  });
});

describe('/offlineTraining/preview/result', () => {
  it('shows the score, and every criterion of every task', async () => {
    await open(examPaths.offlineResult.to({ classExamId: 'ce-power-passed' }));
    const whole = await screen.findByRole('region', { name: '成绩' });
    expect(within(whole).getByText('通过')).toBeTruthy();
    const tasks = screen.getAllByRole('article');
    expect(tasks).toHaveLength(3);
    const sums = tasks.map((task) => Number(/合计([\d.]+) \/ [\d.]+ 分/.exec(task.textContent ?? '')?.[1]));
    expect(whole.textContent).toContain(`${sums.reduce((all, one) => all + one, 0)} / `);
  });

  it('says that the result is not published, and asks again', async () => {
    await open(examPaths.offlineResult.to({ classExamId: 'ce-power-waiting' }));
    expect(await screen.findByText('成绩未知')).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '刷新' }));
    await expect
      .poll(async () => (await client.platform.log()).filter(({ id }) => id === 'classExamUserFindExamScore').length)
      .toBe(2);
  });
});
