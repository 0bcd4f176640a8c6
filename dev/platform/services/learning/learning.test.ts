import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as detail from '#contract/platform/learning/task-detail.ts';
import * as lists from '#contract/platform/learning/task-list.ts';
import { serverCodes } from '../../server/refusal.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { learningCodes } from './codes.ts';

let platform: PlatformUnderTest;
let token: string;
beforeAll(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterAll(() => platform.close());

async function tasksOf(taskStatus: number | undefined, pageNum = 1) {
  const { data } = await platform.call(lists.findTaskList, { pageNum, pageSize: 10, taskStatus }, token);
  return z.parse(lists.findTaskList.answer, data);
}

async function taskOf(id: string) {
  return z.parse(detail.taskDetail.answer, (await platform.call(detail.taskDetail, { id }, token)).data);
}

describe('the list', () => {
  it('filters by status, and the parts are the whole [task-filter]', async () => {
    const parts = await Promise.all([1, 2, 3].map((status) => tasksOf(status)));
    expect(parts.map(({ total }) => total)).toEqual([1, 11, 2]);
    expect((await tasksOf(undefined)).total).toBe(14);
    expect((await tasksOf(undefined, 2)).list).toHaveLength(4);
  });

  it('tells the progress of the tasks that are asked for by comma-joined ids [task-info-comma]', async () => {
    const { data } = await platform.call(lists.findTaskLearningInfo, { taskIds: 't-fire,t-weld,t-none' }, token);
    const infos = z.parse(lists.findTaskLearningInfo.answer, data);
    expect(infos.map(({ taskId }) => taskId)).toEqual(['t-fire', 't-weld']);
    expect(infos[0]?.taskItemTypeList).toContainEqual({ type: 'offline', count: 2 });
  });

  it('sums the study time of today, this week and this month', async () => {
    const { data } = await platform.call(lists.getAllLearnedData, {}, token);
    const time = z.parse(lists.getAllLearnedData.answer, data);
    expect(time.todayLearnTime).toBe(4_536);
    expect(time.thisWeekLearnTime).toBeGreaterThanOrEqual(time.todayLearnTime ?? 0);
    expect(time.thisMonthLearnTime).toBeGreaterThanOrEqual(time.todayLearnTime ?? 0);
  });
});

describe('a task', () => {
  it('locks what waits for progress, exam and form [task-chapter-lock]', async () => {
    const { itemList } = await taskOf('t-fire');
    const locked = itemList!.flatMap(({ childItemList }) => childItemList).filter(({ isLocked }) => isLocked);
    expect(locked.map(({ contentName }) => contentName)).toEqual([
      '阶段模拟考试（二）电气防火',
      '消防设施操作员（中级）理论考试',
    ]);
    expect(locked[0]).toMatchObject({ currentCourseRate: 58, isExamPassed: true, lockSourceName: '电气防火技术' });
  });

  it.each([
    ['progress', { lockCourseRate: 80, lockExamCondition: false, isFormCommit: true }],
    ['exam', { lockCourseRate: null, lockExamCondition: true, isFormCommit: true }],
    ['exam-form', { lockCourseRate: null, lockExamCondition: true, isFormCommit: false }],
    ['progress-exam-form', { lockCourseRate: 80, lockExamCondition: true, isFormCommit: false }],
  ])('whose address names %s locks its last item by just these', async (conditions, told) => {
    const task = await taskOf(`t-locked-${conditions}`);
    expect(task).toMatchObject(told);
    expect(task.itemList!.filter(({ isLocked }) => isLocked).map(({ id }) => id)).toEqual(['ti-lock']);
  });

  it.each(['t-locked', 't-locked-', 't-locked-form-exam'])('has no address %s', async (id) => {
    expect(await platform.call(detail.taskDetail, { id }, token)).toMatchObject({ code: serverCodes.notFound });
  });

  it('that has not begun or is of nobody is refused', async () => {
    expect(await platform.call(detail.taskDetail, { id: 't-care' }, token)).toMatchObject({
      code: learningCodes.taskNotBegun,
    });
    expect(await platform.call(detail.taskDetail, { id: 't-none' }, token)).toMatchObject({
      code: serverCodes.notFound,
    });
  });

  it('has 500 lessons', async () => {
    const { itemList } = await taskOf('t-power-500');
    expect(itemList!.flatMap(({ childItemList }) => childItemList)).toHaveLength(500);
  });
});
