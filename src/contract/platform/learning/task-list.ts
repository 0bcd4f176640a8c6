import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  amountOrNull,
  endingTime,
  flag,
  list,
  number,
  object,
  page,
  percentOrNull,
  text,
  textsOrNull,
  time,
} from '../fields.ts';
import { listItemKind } from './item-kind.ts';

const kind = z.pipe(number, z.transform(listItemKind));

/** What the learner has done of a task; null where the platform does not say. */
const learningInfo = {
  contentTypeSet: textsOrNull,
  /** Percent (G-105). */
  studyProcess: percentOrNull,
  courseNum: amountOrNull,
  /** Seconds. */
  learnTotalTime: amountOrNull,
  taskItemTypeList: list(z.object({ type: kind, count: number })),
};

const taskListItem = z.object({
  id: text,
  name: text,
  coverUrl: text,
  isNewTask: flag,
  /** 1 required, 2 elective, else open class. */
  taskType: number,
  branchName: text,
  startTime: time,
  endTime: endingTime,
  /** 1 date range, 2 end date only, 3 long-term. */
  cycleType: number,
  ...learningInfo,
});

/** The learner's training tasks, ten a page; `taskStatus` 1 not started, 2 in progress, 3 ended, absent: all (002 §4). */
export const findTaskList = endpoint({
  id: 'findTaskList',
  method: 'GET',
  path: '/task/v1/client/findTaskList',
  query: z.object({ pageNum: z.number(), pageSize: z.number(), taskStatus: z.optional(z.number()) }),
  answer: page(taskListItem),
});

const taskLearningInfo = z.object({ id: text, taskId: text, ...learningInfo });

/** Progress of several tasks by their ids, joined with commas (002 §7); the parameter's name is not shown (G-051). */
export const findTaskLearningInfo = endpoint({
  id: 'findTaskLearningInfo',
  method: 'GET',
  path: '/task/v1/client/findTaskLearningInfo',
  query: z.object({ taskIds: z.string() }),
  answer: list(taskLearningInfo),
});

/** How long the learner studied, in seconds (002 §3). */
export const getAllLearnedData = endpoint({
  id: 'getAllLearnedData',
  method: 'GET',
  path: '/bi/v1/statistics/getAllLearnedData',
  answer: object({ todayLearnTime: amountOrNull, thisWeekLearnTime: amountOrNull, thisMonthLearnTime: amountOrNull }),
});

/** The item that was studied last; without a `taskId` there is none. No document shows the fields (002 §7). */
export const quickLearn = endpoint({
  id: 'quickLearn',
  method: 'GET',
  path: '/course/v1/open/courseItem/quickLearn',
  answer: object({
    taskId: text,
    taskName: text,
    courseId: text,
    courseName: text,
    courseItemId: text,
    itemName: text,
    /** Seconds of the position and of the whole. */
    lastPlay: amountOrNull,
    duration: amountOrNull,
    learnTime: time,
  }),
});

export type TaskListItem = z.output<typeof taskListItem>;
export type TaskLearningInfo = z.output<typeof taskLearningInfo>;
