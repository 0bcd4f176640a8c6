import * as z from 'zod/mini';
import * as calls from '#contract/platform/learning/task-detail.ts';
import { findTaskRule } from '#contract/platform/learning/task-rule.ts';
import type { ItemContent } from '../../content/learning/task-content.ts';
import { practiceById } from '../../content/practices/practices.ts';
import { day, wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import { learningCodes } from './codes.ts';
import { ownTask, type OwnTask } from './own-task.ts';
import { datesOf, formDone, lockOf, progressOf, statusOf, trainingResults, treeNumberOf } from './task-rules.ts';

const bookingRow = z.object({ item_id: z.string() });

interface Moment extends OwnTask {
  now: number;
  booked: ReadonlySet<string>;
}

function bookedBy({ store, account }: Context): Set<string> {
  const rows = store.all(bookingRow, 'SELECT item_id FROM learning_booking WHERE account_id = ?', account.id);
  return new Set(rows.map(({ item_id }) => item_id));
}

function windowOf({ fromDay, untilDay }: ItemContent, anchoredAt: number) {
  return {
    from: fromDay === undefined ? null : anchoredAt + fromDay * day,
    until: untilDay === undefined ? null : anchoredAt + untilDay * day,
  };
}

function liveStatus({ from, until }: ReturnType<typeof windowOf>, now: number): number {
  if (from !== null && now < from) return 0;
  return until !== null && now > until ? 2 : 1;
}

function businessIdOf({ kind, contentId }: ItemContent): string {
  if (kind === 'exam') return `t-${contentId}`;
  return kind === 'practice' ? (practiceById(contentId)?.courseId ?? '') : '';
}

function itemOf(item: ItemContent, moment: Moment): Record<string, unknown> {
  const { task, anchoredAt, now, booked } = moment;
  const window = windowOf(item, anchoredAt);
  const lock = lockOf(task, item);
  const chapter = item.kind === 'chapter';
  const expires = item.kind === 'course' || item.kind === 'exam';
  return {
    id: item.id,
    type: treeNumberOf(item),
    stageName: chapter ? item.name : '',
    contentName: chapter ? '' : item.name,
    contentId: item.contentId,
    taskId: task.id,
    bussinessId: businessIdOf(item),
    isLocked: lock?.locked ?? false,
    isTraining: item.kind === 'offline',
    trainingResult: item.training === undefined ? null : trainingResults[item.training],
    isReserved: booked.has(item.id),
    isTrainingCanReserve: item.training === 'bookable',
    studyProcess: item.progress ?? null,
    submitStatus: item.filled === true ? 1 : 0,
    status: item.kind === 'live' ? liveStatus(window, now) : null,
    isLiveReplay: item.replay === true,
    isLimitTime: item.kind === 'exam' && window.from !== null ? 1 : 3,
    contentStartTime: wireTime(window.from),
    contentEndTime: wireTime(window.until),
    dateExpireStatus: expires && window.until !== null && now > window.until ? 2 : 1,
    isExamPassed: lock?.examPassed ?? null,
    currentCourseRate: lock?.rate ?? null,
    lockSourceName: lock?.name ?? '',
    childItemList: (item.children ?? []).map((child) => itemOf(child, moment)),
  };
}

function detailOf(own: OwnTask, context: Context) {
  const { task, anchoredAt } = own;
  const { startAt, endAt } = datesOf(task, anchoredAt);
  const moment = { ...own, now: context.clock.now(), booked: bookedBy(context) };
  return {
    id: task.id,
    name: task.name,
    coverUrl: '',
    branchName: task.branchName,
    taskType: task.taskType,
    cycleType: task.cycle.type,
    startTime: wireTime(startAt),
    endTime: wireTime(endAt),
    studyProcess: progressOf(task),
    learnTotalTime: task.learnedSeconds,
    lockCourseRate: task.lock.courseRate,
    lockExamCondition: task.lock.exam ? 1 : 0,
    isFormCommit: formDone(task),
    itemList: task.items.map((item) => itemOf(item, moment)),
  };
}

/** A task with its items (002 §4). */
export const taskDetailHandlers = [
  handle(calls.taskDetail, ({ id }, context) => {
    const own = ownTask(id, context);
    if (statusOf(own.task, own.anchoredAt, context.clock.now()) === 1) {
      throw new Refusal(learningCodes.taskNotBegun, '任务未开始');
    }
    return detailOf(own, context);
  }),
  handle(findTaskRule, ({ taskId }, context) => {
    const { face } = ownTask(taskId, context).task;
    return { isFace: face !== undefined, range: face ?? '' };
  }),
];
