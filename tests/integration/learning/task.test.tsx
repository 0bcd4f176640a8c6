import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { taskDetail } from '#contract/platform/learning/task-detail.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { lockSentences } from '../../support/lock-sentences.ts';
import { sendAsPage } from '../../support/page-calls.ts';

let client: TestClient;
afterEach(() => client.stop());

const open = async (id: string | null) => {
  client = await openApp(learningPaths.task.to({ id }), { signedIn: '13800017719' });
};
const row = async (name: string) => {
  const title = await screen.findByText(name);
  return title.closest('li')!;
};

describe('/learning/taskDetail', () => {
  it('shows kind, state and one sentence of each item [task-tree-label] [task-tree-marks]', async () => {
    await open('t-fire');
    expect((await row('电气防火技术')).textContent).toContain('58%');
    for (const [name, text] of [
      ['阶段模拟考试（二）电气防火', '“电气防火技术”学到 80%（当前 58%），并提交表单后开放'],
      ['消防控制室值班要点（2025 版）', '已过期不可查看'],
      ['火灾自动报警系统案例讲评', '可看回放'],
      ['考前答疑直播', '未开始'],
      ['报名信息确认表', '未填写'],
      ['消防控制室虚拟仿真', '打开实训'],
      ['灭火器与消火栓实操', '线下实训'],
    ] as const) {
      expect((await row(name)).textContent).toContain(text);
    }
    const locked = await row('消防设施操作员（中级）理论考试');
    expect(within(locked).getByRole('img', { name: '已锁定' })).toBeTruthy();
    await client.user.click(within(locked).getByRole('button', { name: '查看原因' }));
    await waitFor(() => expect(screen.getAllByText(/、通过上一场考试并提交表单后开放/u).length).toBeGreaterThan(1));
  });

  it.each(lockSentences)(
    'says in one sentence that an item waits for %s, in its row and when it is asked',
    async (conditions, sentence) => {
      await open(`t-locked-${conditions}`);
      const locked = await row('结业考试');
      within(locked).getByText(sentence);
      await client.user.click(within(locked).getByRole('button', { name: '查看原因' }));
      await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    },
  );

  it('tells what opened since it was read before, also in an earlier visit', async () => {
    await open('t-fire');
    const shut = await row('消防设施操作员（中级）理论考试');
    within(shut).getByRole('img', { name: '已锁定' });
    expect(screen.queryByText(/^已开放/u)).toBeNull();
    // What was read is written down a moment later.
    const kept = () => Object.entries(localStorage).filter(([key]) => key.startsWith('kept.'));
    await waitFor(() => expect(JSON.stringify(kept())).toContain('isLocked'));
    const answer = await (await sendAsPage(client.core, taskDetail, { id: 't-fire' })).text();
    const text = answer.replaceAll('"isLocked":true', '"isLocked":false');
    await client.platform.fault({ match: { id: 'taskDetail' }, mode: 'answer', text, times: 0 });
    await client.restart(learningPaths.task.to({ id: 't-fire' }));
    expect((await screen.findByText(/^已开放/u)).textContent).toContain('消防设施操作员（中级）理论考试');
  });

  it('of an offline training that nobody may book yet says when booking opens [booking-allowed]', async () => {
    await open('t-fire');
    await client.user.click(within(await row('高层疏散演练')).getByRole('button', { name: '预约' }));
    expect(await screen.findByText('通过正式考试后开放预约')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('hands over to exams, practices and forms', async () => {
    await open('t-fire');
    await client.user.click(within(await row('阶段模拟考试（一）消防基础')).getByRole('button', { name: '查看考试' }));
    await screen.findByRole('article', { name: '阶段模拟考试（一）消防基础' });
    expect(window.location.search).toContain('examId=e-fire-stage-1');
    await client.restart(learningPaths.task.to({ id: 't-fire' }));
    await client.user.click(
      within(await row('消防设施操作员（四级）每日一练')).getByRole('button', { name: '去练习' }),
    );
    expect(await screen.findByRole('article', { name: '模拟考试' })).toBeTruthy();
    await client.restart(learningPaths.task.to({ id: 't-fire' }));
    await client.user.click(within(await row('报名信息确认表')).getByRole('button', { name: '打开表单' }));
    expect(await screen.findByRole('heading', { level: 1, name: '报名信息确认表' })).toBeTruthy();
  });

  it('opens the chapter where the learner is of 500 lessons, within the limit of nodes', async () => {
    await open('t-power-500');
    await row('第 41 讲 低压电工安全技术');
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
    expect(document.querySelectorAll('*').length).toBeLessThan(2_000);
    await client.user.click(screen.getByRole('button', { name: /^第 1 单元/u }));
    await row('第 1 讲 低压电工安全技术');
    await client.user.type(screen.getByRole('searchbox', { name: '搜索任务中的内容' }), '第 499 讲');
    await row('第 499 讲 低压电工安全技术');
    expect(screen.getAllByText(/^第 \d+ 讲/u)).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^第 25 单元/u })).toBeTruthy();
    await client.user.type(screen.getByRole('searchbox'), '没有');
    expect(await screen.findByText('没有找到内容，请换一个词。')).toBeTruthy();
  });

  it.each([
    [null, '请先选择任务'],
    ['t-none', '没有找到这个学习任务'],
  ])('of %s says %s', async (id, text) => {
    await open(id);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('what else there is to know of a task', () => {
  it('is told beside it, with when it was studied last', async () => {
    client = await openApp(
      learningPaths.play.to({
        courseId: 'c-electric-fire',
        id: 'ci-electric-fire-2-2',
        taskId: 't-fire',
        taskType: '1',
      }),
      { signedIn: '13800017719' },
    );
    fireEvent.load(await screen.findByRole('img', { name: /第 1 张/ }));
    await screen.findByText('平台已收到 1 次学习记录');
    await waitFor(async () =>
      expect((await client.platform.log()).filter(({ id }) => id === 'timingNotify')).toMatchObject([
        { body: { taskId: 't-fire', courseId: 'c-electric-fire' } },
      ]),
    );
    await client.restart(learningPaths.task.to({ id: 't-fire' }));
    const facts = await screen.findByRole('region', { name: '任务信息' });
    await within(facts).findByText('孙晓萌（班主任） 025-8866 1203');
    within(facts).getByText('上次学习');
    await client.user.click(within(facts).getByRole('button', { name: '任务介绍' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('监控方向');
  });

  it('a notice of study whose outcome is unknown is not sent again', async () => {
    client = await openApp('/privacyPolicy', { signedIn: '13800017719' });
    await client.platform.fault({ match: { id: 'timingNotify' }, mode: 'status', status: 502, times: 0 });
    const address = learningPaths.play.to({
      courseId: 'c-electric-fire',
      id: 'ci-electric-fire-2-2',
      taskId: 't-fire',
      taskType: '1',
    });
    const sent = async (id: string) => (await client.platform.log()).filter((call) => call.id === id).length;
    await client.restart(address);
    fireEvent.load(await screen.findByRole('img', { name: /第 1 张/ }));
    await screen.findByText('平台已收到 1 次学习记录');
    await waitFor(async () => expect(await sent('timingNotify')).toBe(1));
    await client.restart(address);
    fireEvent.load(await screen.findByRole('img', { name: /第 1 张/ }));
    await screen.findByText('平台已收到 2 次学习记录');
    await waitFor(async () => expect(await sent('timingNotify')).toBe(2));
    expect(await sent('saveLog')).toBe(2);
  });
});

describe('from a task', () => {
  it('a training that was failed can be booked again, where the platform lets it', async () => {
    const item = { id: 'ti-1', type: 1, isTraining: true, contentName: '灭火器实操', trainingResult: 0 };
    const answer = (isTrainingCanReserve: boolean) =>
      JSON.stringify({
        code: 0,
        message: '',
        success: true,
        data: { id: 't-fire', itemList: [{ ...item, isTrainingCanReserve }] },
      });
    const fault = (can: boolean) => ({ match: { id: 'taskDetail' }, mode: 'answer', text: answer(can), times: 0 });
    client = await openApp(learningPaths.task.to({ id: 't-fire' }), { signedIn: '13800017719', faults: [fault(true)] });
    await client.user.click(await screen.findByRole('button', { name: '重新预约' }));
    await screen.findByRole('dialog', { name: /线下实训|灭火器实操/u });
    await client.platform.clearFaults();
    await client.platform.fault(fault(false));
    await client.restart(learningPaths.task.to({ id: 't-fire' }));
    await screen.findByText('灭火器实操');
    await waitFor(() => expect(screen.queryByRole('button', { name: '重新预约' })).toBeNull());
  });

  it('its practical exam and its practices are reached, and one comes back to where one was', async () => {
    const here = learningPaths.task.to({ id: 't-weld', backPath: '/course' });
    client = await openApp(here, {
      signedIn: '13800017719',
      faults: [
        {
          match: { id: 'findTaskRule' },
          mode: 'answer',
          text: JSON.stringify({ code: 0, message: '', success: true, data: { isFace: false } }),
          times: 0,
        },
      ],
    });
    const row = (await screen.findByText('焊条电弧焊实操')).closest('li')!;
    await client.user.click(within(row).getByRole('link', { name: '实操考核' }));
    await screen.findByText('焊接与热切割复审实操考核');
    await client.restart(here);
    await client.user.click(await screen.findByRole('button', { name: '返回' }));
    await waitFor(() => expect(window.location.pathname).toBe('/course'));
    await client.restart(learningPaths.task.to({ id: 't-fire' }));
    await client.user.click(await screen.findByRole('button', { name: '本任务的练习' }));
    await screen.findByRole('heading', { level: 1, name: /练习/u });
    expect(window.location.pathname).toBe('/practiceTrainingTask');
    await client.user.click(await screen.findByRole('button', { name: '返回' }));
    await waitFor(() => expect(window.location.pathname).toBe('/learning/taskDetail'));
  });
});

describe('a task that a visitor opens', () => {
  it('shows what an open class consists of, and the way to sign in', async () => {
    client = await openApp(learningPaths.task.to({ id: 't-build' }));
    await screen.findByRole('heading', { level: 1, name: '装配式建筑构件吊装' });
    await screen.findByText('课程');
    await client.user.click(screen.getByRole('button', { name: '登录后学习' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe('/learning/taskDetail?id=t-build');
  });

  it('leads to the sign-in where it is for its learners only', async () => {
    client = await openApp(learningPaths.task.to({ id: 't-fire' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe('/learning/taskDetail?id=t-fire');
  });
});
