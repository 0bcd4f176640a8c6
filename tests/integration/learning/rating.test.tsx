import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

async function openCourse(taskId: string, name: string): Promise<HTMLElement> {
  client = await openApp(learningPaths.task.to({ id: taskId }), { signedIn: '13800017719' });
  await client.user.click(await screen.findByRole('button', { name: `课程信息：${name}` }));
  return screen.findByRole('dialog', { name: '课程信息' });
}

describe('a course', () => {
  it('shows its stars and is rated once, by three dimensions [course-info-dialog] [rating-dimensions] [rating-active] [rating-none-warn] [rating-max] [rating-readonly]', async () => {
    const info = await openCourse('t-fire', '电气防火技术');
    expect(await within(info).findByRole('img', { name: /4\.5/ })).toBeTruthy();
    expect(within(info).getByText('未评价')).toBeTruthy();
    await client.user.click(within(info).getByRole('button', { name: '评价' }));
    const dialog = await screen.findByRole('dialog', { name: '课程评价' });
    const send = within(dialog).getByRole('button', { name: '提交评价' });
    expect(send.getAttribute('aria-disabled')).toBe('true');
    await client.user.click(send);
    expect(await screen.findByText('请进行评价')).toBeTruthy();
    expect((await client.platform.log()).filter(({ id }) => id === 'evaluateCourse')).toEqual([]);
    const groups = ['课程内容', '教学方法', '教学效果'].map((name) => within(dialog).getByRole('group', { name }));
    expect(within(groups[0]!).getAllByRole('radio')).toHaveLength(5);
    await client.user.click(within(groups[0]!).getByRole('radio', { name: '4 星' }));
    expect(send.getAttribute('aria-disabled')).toBe('false');
    await client.user.click(within(groups[1]!).getByRole('radio', { name: '5 星' }));
    await client.user.click(send);
    expect(await screen.findByText('评价已提交')).toBeTruthy();
    const [sent] = (await client.platform.log()).filter(({ id }) => id === 'evaluateCourse');
    expect(sent?.body).toMatchObject({ courseContentScore: 4, trainMethodScore: 5, trainEffectScore: 0 });
    expect(await screen.findByText('已评价')).toBeTruthy();
    await client.user.click(await screen.findByRole('button', { name: '查看评价' }));
    const own = await screen.findByRole('dialog', { name: '课程评价' });
    expect(within(own).queryByRole('radio')).toBeNull();
    expect(within(own).queryByRole('button', { name: '提交评价' })).toBeNull();
    expect(within(own).getByRole('img', { name: /4 星/ })).toBeTruthy();
  });

  const player = (courseId: string, id: string) => learningPaths.play.to({ courseId, id });

  it('below 30 percent cannot be rated from the player either [rating-threshold]', async () => {
    const data = { id: 'c-electric-fire', name: '电气防火技术', userLearnInfo: { learnRate: 12 } };
    client = await openApp(player('c-electric-fire', 'ci-electric-fire-3-2'), {
      signedIn: '13800017719',
      faults: [
        {
          match: { id: 'studentFindCourseById' },
          mode: 'answer',
          text: JSON.stringify({ code: 0, message: '', success: true, data }),
          times: 0,
        },
      ],
    });
    await screen.findByText('12%');
    await client.user.click(await screen.findByRole('button', { name: '评价课程' }));
    const dialog = await screen.findByRole('dialog', { name: '课程评价' });
    await within(dialog).findByText('课程学习进度未达到30%，不能评价');
    expect(within(dialog).queryByRole('button', { name: '提交评价' })).toBeNull();
    expect(within(dialog).queryByRole('radio')).toBeNull();
  });

  it('whose rating does not load says so in the dialog, and loads it on request', async () => {
    client = await openApp(player('c-electric-fire', 'ci-electric-fire-3-2'), {
      signedIn: '13800017719',
      faults: [{ match: { id: 'getEvaluationInfo' }, mode: 'status', status: 500, times: 0 }],
    });
    await client.user.click(await screen.findByRole('button', { name: '评价课程' }));
    const dialog = await screen.findByRole('dialog', { name: '课程评价' });
    const again = await within(dialog).findByRole('button', { name: '重新加载' });
    await client.platform.clearFaults();
    await client.user.click(again);
    expect(await screen.findByRole('button', { name: '提交评价' })).toBeTruthy();
  });

  it('below 30 percent says why it cannot be rated [rating-threshold]', async () => {
    const info = await openCourse('t-aid', '心肺复苏与 AED 使用');
    await client.user.click(await within(info).findByRole('button', { name: '评价' }));
    expect(await screen.findByText('课程学习进度未达到30%，不能评价')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: '课程评价' })).toBeNull();
  });
});
