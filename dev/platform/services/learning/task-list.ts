import * as calls from '#contract/platform/learning/task-list.ts';
import type { TaskContent } from '../../content/learning/task-content.ts';
import { wireTime } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { ownTasks, type OwnTask } from './own-task.ts';
import { countsOf, datesOf, leavesOf, progressOf, statusOf } from './task-rules.ts';

function listItem({ task, anchoredAt }: OwnTask) {
  const { startAt, endAt } = datesOf(task, anchoredAt);
  return {
    id: task.id,
    name: task.name,
    coverUrl: '',
    isNewTask: task.isNew,
    taskType: task.taskType,
    branchName: task.branchName,
    startTime: wireTime(startAt),
    endTime: wireTime(endAt),
    cycleType: task.cycle.type,
  };
}

function learningInfo(task: TaskContent) {
  return {
    taskId: task.id,
    contentTypeSet: countsOf(task).map(({ type }) => type),
    studyProcess: progressOf(task),
    taskItemTypeList: countsOf(task),
    courseNum: leavesOf(task).filter(({ kind }) => kind === 'course').length,
    learnTotalTime: task.learnedSeconds,
  };
}

/** The list of tasks; progress comes with a call of its own (002 §7). */
export const taskListHandlers = [
  handle(calls.findTaskList, ({ taskStatus, ...paging }, context) => {
    const now = context.clock.now();
    const wanted = ownTasks(context).filter(
      ({ task, anchoredAt }) => taskStatus === undefined || statusOf(task, anchoredAt, now) === taskStatus,
    );
    const { list, total } = pageOf(wanted, paging);
    return { list: list.map(listItem), total };
  }),
  handle(calls.findTaskLearningInfo, ({ taskIds }, context) => {
    const wanted = new Set(taskIds.split(','));
    return ownTasks(context)
      .filter(({ task }) => wanted.has(task.id))
      .map(({ task }) => learningInfo(task));
  }),
];
