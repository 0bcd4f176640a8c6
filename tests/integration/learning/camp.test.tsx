import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const open = async (address = learningPaths.course.to(), signedIn = '13800017719') => {
  client = await openApp(address, { signedIn });
};
const card = (name: string) => screen.findByRole('article', { name });
// After a dialog has closed the page is reachable a moment later.
const press = async (within_: HTMLElement, name: string) =>
  client.user.click(await within(within_).findByRole('button', { name }));

describe('/course', () => {
  it('tells of each camp when it is and how far the learner is, in hours [camp-hours] [camp-query]', async () => {
    await open();
    const fire = await card('消防设施操作员（中级）考前训练营');
    await within(fire).findByText('进行中');
    await within(fire).findByText(/^已学 \d+\.\d{2} 小时$/u);
    within(fire).getByText(/ 至 /u);
    const [asked] = (await client.platform.log()).filter(({ id }) => id === 'trainList');
    expect(asked?.query).toMatchObject({ pageNum: '1', pageSize: '10' });
  });

  it('shows the camps of one status, and says when there is none [camp-tabs] [camp-query]', async () => {
    await open();
    await card('消防设施操作员（中级）考前训练营');
    await client.user.click(screen.getByRole('tab', { name: '已结束' }));
    await card('河道修防工汛前培训');
    expect(screen.queryByRole('article', { name: '消防设施操作员（中级）考前训练营' })).toBeNull();
    const asked = (await client.platform.log()).filter(({ id }) => id === 'trainList');
    expect(asked.at(-1)?.query).toMatchObject({ pageNum: '1', pageSize: '10', trainStatus: '3' });
    await client.restart(learningPaths.course.to());
    await client.stop();
    await open(learningPaths.course.to(), '13800010004');
    await screen.findByText('还没有训练营');
  });

  it('introduces a camp, and opens none that has not begun', async () => {
    await open();
    const info = await card('职场信息安全七日营');
    await press(info, '介绍');
    const dialog = await screen.findByRole('dialog', { name: '职场信息安全七日营' });
    await within(dialog).findByText(/^每天二十分钟/u);
    await client.user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await press(info, '进入训练营');
    await screen.findByText('训练营未开始');
    expect(window.location.pathname).toBe('/course');
  });

  it('leads to the courses of a camp, and from a course back to it [camp-catalog-query]', async () => {
    await open();
    await press(await card('消防设施操作员（中级）考前训练营'), '进入训练营');
    const course = await card('电气防火技术');
    const query = new URLSearchParams(window.location.search);
    expect(window.location.pathname).toBe('/course/catalog');
    expect(Object.fromEntries(query)).toEqual({
      taskId: 'camp-fire',
      taskType: '1',
      backMoudle: 'course',
      validity: expect.stringContaining(' 至 '),
      backPath: '/course',
    });
    within(course).getByText('58%');
    await client.user.click(screen.getByRole('button', { name: '训练营考试' }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/examList?trainId=camp-fire'));
    await screen.findByRole('heading', { level: 1, name: /训练营/u });
    await waitFor(async () =>
      expect((await client.platform.log()).map(({ id }) => id)).toContain('trainItemExamFindMyExamList'),
    );
    // What a link says to the camp beyond what the client knows is still there after a course (G-075).
    const linked =
      '/course/catalog?taskId=camp-fire&backMoudle=course&dymode=2&taskType=1&validity=2026&backPath=%2FliveList';
    await client.restart(linked);
    await press(await card('电气防火技术'), '打开课程');
    await client.user.click(await screen.findByRole('button', { name: '返回训练营' }));
    await card('电气防火技术');
    expect(window.location.pathname + window.location.search).toBe(linked);
    await client.user.click(screen.getByRole('button', { name: '返回' }));
    await waitFor(() => expect(window.location.pathname).toBe('/liveList'));
  });
});

it('a course of a camp is studied in its name', async () => {
  await open(
    learningPaths.play.to({
      courseId: 'c-electric-fire',
      id: 'ci-electric-fire-2-2',
      trainId: 'camp-fire',
      taskType: '1',
    }),
  );
  fireEvent.load(await screen.findByRole('img', { name: /第 1 张/ }));
  await screen.findByText('平台已收到 1 次学习记录');
  const [log] = (await client.platform.log()).filter(({ id }) => id === 'saveLog');
  expect(log?.body).toMatchObject({ taskId: 'camp-fire', taskType: '1' });
});

it('a camp that is not there, has no courses, or is not named says so', async () => {
  await open(learningPaths.catalog.to({ taskId: 'camp-none' }));
  await screen.findByText('这个训练营加载失败');
  await client.restart(learningPaths.catalog.to({ taskId: 'camp-river' }));
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('职业道德与劳动法规'));
  await client.restart(learningPaths.catalog.to({ taskId: 'camp-dam' }));
  await screen.findByText('训练营里还没有课程');
  await client.restart(learningPaths.catalog.to());
  expect(await screen.findByText('请先选择训练营')).toBeTruthy();
});

describe('a camp that is opened by its address', () => {
  it('and has not begun says so, and shows no course', async () => {
    await open(learningPaths.catalog.to({ taskId: 'camp-info' }));
    await screen.findByRole('heading', { name: '训练营未开始' });
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('and has ended says so, and opens no course', async () => {
    await open(learningPaths.catalog.to({ taskId: 'camp-river' }));
    await screen.findByText('训练营已结束');
    await press(await card('职业道德与劳动法规'), '打开课程');
    expect(await screen.findByText('已到期，无法学习')).toBeTruthy();
    expect(window.location.pathname).toBe('/course/catalog');
  });

  it('and is not the learner’s shows what is announced, and the ways to the own camps', async () => {
    await open(learningPaths.catalog.to({ taskId: 'camp-care' }), '13800010002');
    await screen.findByText('您还没有加入这个训练营');
    const courses = await screen.findByRole('region', { name: '包含的课程' });
    within(courses).getByText('清洁照料：口腔、头发与皮肤');
    expect(screen.queryByRole('button', { name: '打开课程' })).toBeNull();
    const own = await screen.findByRole('region', { name: '您的训练营' });
    await client.user.click(within(own).getByRole('link', { name: '消防设施操作员（中级）考前训练营' }));
    expect(await card('电气防火技术')).toBeTruthy();
  });

  it('that the platform fails to give is not said to be somebody else’s', async () => {
    const fault = { match: { id: 'findUserTrainByTrainId' }, mode: 'status', status: 500, times: 0 };
    client = await openApp(learningPaths.catalog.to({ taskId: 'camp-fire' }), {
      signedIn: '13800017719',
      faults: [fault],
    });
    await screen.findByRole('heading', { name: '这个训练营加载失败' });
    expect(screen.queryByText('您还没有加入这个训练营')).toBeNull();
    await client.platform.clearFaults();
    await client.user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await card('电气防火技术')).toBeTruthy();
  });

  it('has a live class and a lab without content, which cannot be studied [camp-no-content]', async () => {
    await open(learningPaths.catalog.to({ taskId: 'camp-fire' }));
    await press(await card('电气防火技术'), '打开课程');
    for (const item of [/^5\.1 电气火灾案例/u, /^5\.2 配电房/u]) {
      await client.user.click(await screen.findByRole('button', { name: item }));
      // In the row of each of the two, and as the answer to the click.
      await waitFor(() => expect(screen.getAllByText('无内容，无法学习')).toHaveLength(3));
    }
    expect(window.location.pathname).toBe(learningPaths.courseDetails.pattern);
  });
});

it('the platform takes no study in the name of a camp that has ended', async () => {
  await open(
    learningPaths.play.to({
      courseId: 'c-electric-fire',
      id: 'ci-electric-fire-2-2',
      trainId: 'camp-river',
      taskType: '1',
    }),
  );
  fireEvent.load(await screen.findByRole('img', { name: /第 1 张/ }));
  expect(await screen.findByText(/平台没有接受/u)).toBeTruthy();
});
