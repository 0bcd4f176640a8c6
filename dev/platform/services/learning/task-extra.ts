import * as z from 'zod/mini';
import { taskDetailExt, taskDetailWithoutLogin } from '#contract/platform/learning/task-extra.ts';
import { timingNotify } from '#contract/platform/learning/timing-notify.ts';
import type { ItemContent } from '../../content/learning/task-content.ts';
import { tasks } from '../../content/learning/tasks.ts';
import { wireTime } from '../../server/clock.ts';
import { handle, handleOpen, type Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { courseOf } from '../course/lesson.ts';
import { learningCodes } from './codes.ts';
import { ownTask } from './own-task.ts';
import { treeNumberOf } from './task-rules.ts';

const openClass = 3;
const countRow = z.object({ number: z.number() });
const lastRow = z.object({ at: z.nullable(z.number()) });

/** An item without anything of a learner. */
function publicItem(item: ItemContent, taskId: string): Record<string, unknown> {
  const chapter = item.kind === 'chapter';
  return {
    id: item.id,
    type: treeNumberOf(item),
    stageName: chapter ? item.name : '',
    contentName: chapter ? '' : item.name,
    contentId: item.contentId,
    taskId,
    isTraining: item.kind === 'offline',
    childItemList: (item.children ?? []).map((child) => publicItem(child, taskId)),
  };
}

function learnersIn(taskId: string, { store }: Context): number {
  const row = store.one(countRow, 'SELECT COUNT(*) AS number FROM learning_member WHERE task_id = ?', taskId);
  return row?.number ?? 0;
}

function lastNotified(taskId: string, { store, account }: Context): number | null {
  const sql = 'SELECT MAX(at) AS at FROM learning_timing WHERE account_id = ? AND task_id = ?';
  return store.one(lastRow, sql, account.id, taskId)?.at ?? null;
}

/** A task for visitors, what else learners may know of it, and the notices of their study (002 §7, G-057, G-061). */
export const taskExtraHandlers = [
  handleOpen(taskDetailWithoutLogin, ({ id }) => {
    const task = tasks.find((one) => one.id === id);
    if (!task) throw new Refusal(serverCodes.notFound, '没有找到这个学习任务');
    if (task.taskType !== openClass) throw new Refusal(learningCodes.forLearnersOnly, '这个任务只对学员开放，请先登录');
    const { name, branchName, taskType, cycle, items } = task;
    return {
      id,
      name,
      coverUrl: '',
      branchName,
      taskType,
      cycleType: cycle.type,
      isFormCommit: true,
      itemList: items.map((item) => publicItem(item, id)),
    };
  }),
  handle(taskDetailExt, ({ id }, context) => {
    const { task } = ownTask(id, context);
    return {
      intro: task.about?.intro ?? '',
      contactName: task.about?.contactName ?? '',
      contactPhone: task.about?.contactPhone ?? '',
      certificateName: task.about?.certificateName ?? '',
      learnerNum: learnersIn(id, context),
      lastStudyTime: wireTime(lastNotified(id, context)),
    };
  }),
  handle(timingNotify, ({ taskId, courseId }, context) => {
    courseOf(courseId);
    context.store.run(
      'INSERT INTO learning_timing (account_id, task_id, course_id, at) VALUES (?, ?, ?, ?)',
      context.account.id,
      taskId,
      courseId,
      context.clock.now(),
    );
    return null;
  }),
];
