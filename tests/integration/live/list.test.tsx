import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { livePaths } from '#contract/paths/live.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { scrollToEnd } from '../../support/page.ts';

let client: TestClient;
afterEach(() => client.stop());

const open = async (signedIn = '13800017719') => {
  client = await openApp(livePaths.list.to(), { signedIn });
};
const card = (name: string) => screen.findByRole('article', { name });
const press = async (name: string, button: string) =>
  client.user.click(await within(await card(name)).findByRole('button', { name: button }));

const running = '消防控制室值班：火警处置全流程演练';
const coming = '自动喷水灭火系统：末端试水怎么做';

describe('/liveList', () => {
  it('shows each class with its state and the button of it, page after page [live-button] [live-list-response]', async () => {
    await open();
    within(await card(running)).getByRole('button', { name: '进入直播' });
    within(await card(running)).getByText('新');
    within(await card('低压电工复审：触电急救高频考点')).getByRole('button', { name: '观看回放' });
    within(await card('焊接作业票的填写与审批')).getByRole('button', { name: '已结束' });
    act(scrollToEnd);
    await card('创伤包扎：止血带的使用时机');
    const asked = (await client.platform.log()).filter(({ id }) => id === 'getIndexLatelyLive');
    expect(asked.map(({ query }) => `${String(query['pageNum'])} ${String(query['pageSize'])}`)).toEqual([
      '1 10',
      '2 10',
    ]);
  });

  it('says how soon a class begins, and what opens none that has not', async () => {
    await open();
    await within(await card(coming)).findByText(/^1[12]分钟后开始$/u);
    await press(coming, '未开始');
    await screen.findByText('直播未开始');
    expect(window.location.pathname).toBe('/liveList');
  });

  it('says of a class that is over, and of one without a room, what it is', async () => {
    await open();
    await press('焊接作业票的填写与审批', '已结束');
    await screen.findByText('直播已结束');
    act(scrollToEnd);
    await press('老年人吞咽困难的饮食照护', '进入直播');
    await screen.findByText('暂未关联直播，请稍后查看');
    expect(window.location.pathname).toBe('/liveList');
  });

  it('says why a class is locked, and opens it to nobody [live-locked]', async () => {
    await open();
    const alarm = await card('火灾报警控制器报故障的排查思路');
    within(alarm).getByText(/^上一课程的学习进度达到 80% 后开放。目前为 \d+%。$/u);
    within(await card('剩余电流动作保护器现场答疑')).getByText('通过前面的考试后开放。');
    within(await card('电缆敷设质量通病讲评')).getByText(/^上一课程的学习进度达到 100% 并通过上一场考试后开放。/u);
    await press('剩余电流动作保护器现场答疑', '进入直播');
    await waitFor(() => expect(screen.getAllByText('通过前面的考试后开放。')).toHaveLength(2));
    expect(window.location.pathname).toBe('/liveList');
  });

  it('sets a reminder of a class that is to come', async () => {
    await open();
    await press(coming, '提醒我');
    await client.user.click(await screen.findByRole('menuitem', { name: /提醒$/u }));
    await within(await card(coming)).findByRole('button', { name: '已设提醒' });
    const [known] = await act(async () => {
      const list = await client.core.desktop.reminders.list();
      return list.ok ? list.value : [];
    });
    expect(known?.title).toBe(coming);
  });

  it('says that there is none yet', async () => {
    await open('13800010004');
    expect(await screen.findByText('还没有直播课')).toBeTruthy();
  });
});
