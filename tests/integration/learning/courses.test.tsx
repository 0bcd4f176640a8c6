import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';
const open = async (address: string, signedIn = learner) => {
  client = await openApp(address, { signedIn });
};
const card = (name: string) => screen.findByRole('article', { name });
const press = async (name: string, within_: HTMLElement = document.body) =>
  client.user.click(await within(within_).findByRole('button', { name }));
const saved = learningPaths.courses.to({ tab: 'saved' });

describe('/learning/courses', () => {
  it('is reached from the learning centre, and lists, searches and opens courses', async () => {
    await open(learningPaths.center.to());
    await client.user.click(await screen.findByRole('link', { name: '课程与收藏' }));
    await card('电气防火技术');
    await client.user.type(screen.getByRole('searchbox', { name: '搜索课程' }), '心肺{Enter}');
    await waitFor(() => expect(screen.queryByRole('article', { name: '电气防火技术' })).toBeNull());
    await press('打开课程', await card('心肺复苏与 AED 使用'));
    await screen.findByRole('heading', { level: 1, name: '心肺复苏与 AED 使用' });
  });

  it('says how many learners have begun a popular course, the most first', async () => {
    await open(learningPaths.courses.to({ tab: 'hot' }));
    const numbers = (await screen.findAllByText(/人学过$/u)).map((text) =>
      Number(/(\d+) 人学过/u.exec(text.textContent)?.[1]),
    );
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  it('says why a course is recommended, and that nothing is to one who has begun none', async () => {
    await open(learningPaths.courses.to({ tab: 'recommended' }));
    await within(await card('电气防火技术')).findByText(/^与您学过的《.+》同属“消防设施操作员 · 四级”$/u);
    await client.stop();
    await open(learningPaths.courses.to({ tab: 'recommended' }), '13800010004');
    expect(await screen.findByText('还没有推荐')).toBeTruthy();
  });
});

describe('what is saved', () => {
  it('is chosen on the page of the course and found in the list', async () => {
    await open(learningPaths.courseDetails.to({ courseId: 'c-aid-cpr' }));
    await press('收藏');
    const dialog = await screen.findByRole('dialog');
    const tick = await within(dialog).findByRole('checkbox', { name: '2.1 AED 四步操作' });
    expect(tick).toHaveProperty('checked', false);
    await client.user.click(tick);
    await waitFor(() => expect(tick).toHaveProperty('checked', true));
    await press('查看全部收藏', dialog);
    const entry = await card('2.1 AED 四步操作');
    await within(entry).findByText(/心肺复苏与 AED 使用/u);
    await within(entry).findByText(/视频/u);
    await press('打开内容', entry);
    await screen.findByRole('heading', { level: 1, name: '2.1 AED 四步操作' });
  });

  it('is removed, and had back', async () => {
    await open(saved);
    await press('取消收藏', await card('电气防火技术'));
    await screen.findByText('已取消收藏：电气防火技术');
    await waitFor(() => expect(screen.queryByRole('article', { name: '电气防火技术' })).toBeNull());
    await client.restart(saved);
    await card('3.2 电气火灾的成因与处置');
    expect(screen.queryByRole('article', { name: '电气防火技术' })).toBeNull();
    await press('取消收藏', await card('3.2 电气火灾的成因与处置'));
    await press('撤销');
    await card('3.2 电气火灾的成因与处置');
    expect(screen.queryByText(/^已取消收藏/u)).toBeNull();
  });

  it('stays in the list when its removal is refused, and nothing else is claimed', async () => {
    await open(saved);
    await card('电气防火技术');
    await client.platform.fault({ match: { id: 'courseSaasDelete' }, mode: 'status', status: 500, times: 0 });
    await press('取消收藏', await card('电气防火技术'));
    await waitFor(async () =>
      expect((await client.platform.log()).filter(({ id }) => id === 'courseSaasDelete')).toHaveLength(1),
    );
    await card('电气防火技术');
    expect(screen.queryByText(/^已取消收藏/u)).toBeNull();
  });

  it('is nothing where these calls list the courses of a tenant: none is shown as saved or can be deleted', async () => {
    const courses = [
      { id: 'c-electric-fire', name: '电气防火技术' },
      { id: 'c-other', courseId: 'c-other', courseName: '别的课程' },
    ];
    const text = JSON.stringify({ code: 0, message: '', success: true, data: { list: courses, total: 2 } });
    client = await openApp(learningPaths.courseDetails.to({ courseId: 'c-electric-fire' }), {
      signedIn: '13800017719',
      faults: [{ match: { id: 'courseSaasFindByCondition' }, mode: 'answer', text, times: 0 }],
    });
    expect((await screen.findByRole('button', { name: /^收藏|^已收藏/u })).textContent).toBe('收藏');
    await client.restart(saved);
    expect(await screen.findByText('还没有收藏')).toBeTruthy();
  });

  it('is not there for one who has saved nothing', async () => {
    await open(saved, '13800010004');
    expect(await screen.findByText('还没有收藏')).toBeTruthy();
  });
});

describe('an item that was withdrawn', () => {
  const reason = '这节视频正在按新规定修订，暂停学习';

  it('is marked in the list, and says so before it opens', async () => {
    await open(saved);
    const entry = await card('1.2 告知与同意怎么做');
    within(entry).getByText('不可学习');
    await press('打开内容', entry);
    await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
    expect(window.location.pathname).toBe(learningPaths.courses.pattern);
  });

  it('says so in its course, which still shows it', async () => {
    await open(learningPaths.courseDetails.to({ courseId: 'c-info-personal' }));
    await client.user.click(await screen.findByRole('button', { name: /^1\.2 告知/u }));
    await screen.findByText(reason);
    expect(window.location.pathname).toBe(learningPaths.courseDetails.pattern);
  });

  it('says so in the player, whichever way led there', async () => {
    await open(learningPaths.play.to({ courseId: 'c-info-personal', id: 'ci-info-personal-1-2' }));
    expect((await screen.findByRole('alert')).textContent).toContain(reason);
    expect(screen.queryByRole('slider', { name: '播放位置' })).toBeNull();
  });

  it('opens when nobody answers: the player asks again', async () => {
    await open(learningPaths.courseDetails.to({ courseId: 'c-info-personal' }));
    const item = await screen.findByRole('button', { name: /^1\.1 什么/u });
    await client.platform.fault({ match: { id: 'getValidCourseItemInfo' }, mode: 'status', status: 500, times: 0 });
    await client.user.click(item);
    expect(await screen.findByRole('heading', { level: 1, name: '1.1 什么是个人信息' })).toBeTruthy();
  });
});
