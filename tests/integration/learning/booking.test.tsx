import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const open = async (address: string) => {
  client = await openApp(address, { signedIn: '13800017719' });
};
const hydrant = async () => (await screen.findByText('灭火器与消火栓实操')).closest('li')!;
const openDates = async () => {
  await client.user.click(await within(await hydrant()).findByRole('button', { name: /预约|改约/ }));
  return screen.findByRole('dialog');
};
const dates = (dialog: HTMLElement) => within(dialog).findAllByRole('radio');
const press = (name: string) => client.user.click(screen.getByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function bookSecond(): Promise<void> {
  await open(learningPaths.task.to({ id: 't-fire' }));
  const dialog = await openDates();
  await client.user.click((await dates(dialog))[1]!);
  await client.user.click(within(dialog).getByRole('button', { name: '预约' }));
}

describe('an offline training', () => {
  it('is booked for a date that has a place, moved to another, and cancelled', async () => {
    await open(learningPaths.task.to({ id: 't-fire' }));
    const dialog = await openDates();
    const [full, second] = await dates(dialog);
    expect(full).toHaveProperty('disabled', true);
    expect(within(dialog).getByText('已约满')).toBeTruthy();
    expect(within(dialog).getByText('余 5 / 16 个名额')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: '预约' }).getAttribute('aria-disabled')).toBe('true');
    await client.user.click(second!);
    await client.user.click(within(dialog).getByRole('button', { name: '预约' }));
    expect(await screen.findByText('预约成功')).toBeTruthy();
    await gone();
    expect(await within(await hydrant()).findByText('已预约')).toBeTruthy();

    const change = await openDates();
    expect(await within(change).findByText('当前预约')).toBeTruthy();
    expect(within(change).getByRole('button', { name: '改到此场次' }).getAttribute('aria-disabled')).toBe('true');
    await client.user.click((await dates(change))[2]!);
    await client.user.click(within(change).getByRole('button', { name: '改到此场次' }));
    expect(await screen.findByText('改约成功')).toBeTruthy();
    await gone();

    const own = await openDates();
    await client.user.click(await within(own).findByRole('button', { name: '取消预约' }));
    const question = await screen.findByRole('alertdialog', { name: '取消“灭火器与消火栓实操”的预约？' });
    await client.user.click(within(question).getByRole('button', { name: '取消预约' }));
    expect(await screen.findByText('已取消预约')).toBeTruthy();
    expect(await within(await hydrant()).findByText('未预约')).toBeTruthy();
  });

  it('whose last place somebody else took says so and stays open', async () => {
    await open(learningPaths.task.to({ id: 't-fire' }));
    const dialog = await openDates();
    await client.user.click((await dates(dialog))[2]!);
    await client.platform.fault({
      match: { id: 'reserveTaskTraining' },
      mode: 'code',
      code: 40934,
      message: '该场次已约满',
    });
    await client.user.click(within(dialog).getByRole('button', { name: '预约' }));
    expect(await screen.findByText('该场次已约满')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(screen.queryByText('预约成功')).toBeNull();
  });

  it('whose answer was lost is looked up before anything is said of it', async () => {
    await open(learningPaths.task.to({ id: 't-fire' }));
    const dialog = await openDates();
    await client.user.click((await dates(dialog))[1]!);
    await client.platform.fault({ match: { id: 'reserveTaskTraining' }, mode: 'drop-after' });
    await client.user.click(within(dialog).getByRole('button', { name: '预约' }));
    expect(await screen.findByText('预约成功')).toBeTruthy();
    await gone();
    expect(await within(await hydrant()).findByText('已预约')).toBeTruthy();
  });

  it('that never reached the platform is not said to be booked', async () => {
    await open(learningPaths.task.to({ id: 't-fire' }));
    const dialog = await openDates();
    await client.user.click((await dates(dialog))[1]!);
    await client.platform.fault({ match: { id: 'reserveTaskTraining' }, mode: 'drop' });
    await client.user.click(within(dialog).getByRole('button', { name: '预约' }));
    await waitFor(async () =>
      expect((await client.platform.log()).filter(({ id }) => id === 'getUserTaskTrainingList').length).toBeGreaterThan(
        1,
      ),
    );
    expect(screen.queryByText('预约成功')).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('/learning/subscribeList', () => {
  it('lists what is booked, passed and failed, with what comes next on top [booking-states]', async () => {
    await bookSecond();
    await screen.findByText('预约成功');
    await client.restart(learningPaths.bookings.to());
    // Three days of the platform (UTC+8); by the days of this machine it may be four.
    expect(await screen.findByText(/^下一次实训：[34]天后 · 灭火器与消火栓实操$/)).toBeTruthy();
    const names = (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent);
    expect(names).toEqual(['灭火器与消火栓实操', '气焊与气割实操', '焊条电弧焊实操']);
    const failed = screen.getByRole('article', { name: '气焊与气割实操' });
    expect(within(failed).getByText('未通过')).toBeTruthy();
    expect(within(failed).queryByRole('button')).toBeNull();
    await client.user.click(screen.getByRole('tab', { name: '已通过' }));
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      '焊条电弧焊实操',
    ]);
  });

  it('reminds, saves what is to come as a calendar file, moves and cancels', async () => {
    await bookSecond();
    await screen.findByText('预约成功');
    await client.restart(learningPaths.bookings.to());
    const card = within(await screen.findByRole('article', { name: '灭火器与消火栓实操' }));
    await client.user.click(card.getByRole('button', { name: '提醒我' }));
    await client.user.click(await screen.findByRole('menuitem', { name: '开始前 30 分钟提醒' }));
    await card.findByRole('button', { name: '已设提醒' });
    expect(await client.core.desktop.reminders.list()).toMatchObject({
      ok: true,
      value: [{ id: 'training-ti-fire-hydrant-tr-hydrant-2', title: '灭火器与消火栓实操' }],
    });
    await press('导出日历文件');
    await screen.findByText(/^已保存：.*\.ics$/);
    const [file] = readdirSync(client.core.userData).filter((entry) => entry.endsWith('.ics'));
    expect(readFileSync(path.join(client.core.userData, file!), 'utf8')).toContain('SUMMARY:灭火器与消火栓实操');
    await client.user.click(card.getByRole('button', { name: '取消预约' }));
    const question = await screen.findByRole('alertdialog');
    await client.user.click(within(question).getByRole('button', { name: '取消预约' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: '灭火器与消火栓实操' })).toBeNull());
  });

  it('opens from the learning centre', async () => {
    await open(learningPaths.center.to());
    await client.user.click(await screen.findByRole('link', { name: '我的线下实训预约' }));
    expect(await screen.findByRole('heading', { level: 1, name: '我的预约' })).toBeTruthy();
  });

  it('of a learner without any leads to the tasks', async () => {
    client = await openApp(learningPaths.bookings.to(), { signedIn: '13800010004' });
    expect(await screen.findByRole('heading', { name: '还没有预约' })).toBeTruthy();
    await press('查看学习任务');
    await waitFor(() => expect(window.location.pathname).toBe(learningPaths.center.pattern));
  });
});

it('many bookings are searched by their name or place', async () => {
  client = await openApp('/userAgreement', { signedIn: '13800017719' });
  const data = Array.from({ length: 9 }, (_, at) => ({
    trainingId: `d-${at}`,
    taskItemId: `i-${at}`,
    trainingName: `实操 ${at}`,
    address: at === 4 ? '东区三号楼' : '西区',
    trainingResult: 2,
  }));
  const text = JSON.stringify({ code: 0, message: '', success: true, data });
  await client.platform.fault({ match: { id: 'getUserTaskTrainingList' }, mode: 'answer', text, times: 0 });
  await client.restart(learningPaths.bookings.to());
  await screen.findByText('实操 8');
  const search = screen.getByRole('searchbox', { name: '搜索已加载的内容' });
  await client.user.type(search, '三号楼');
  await waitFor(() => expect(screen.queryByText('实操 8')).toBeNull());
  expect(screen.getByText('实操 4')).toBeTruthy();
  await client.user.type(search, '没有');
  expect(await screen.findByText('没有找到')).toBeTruthy();
});
