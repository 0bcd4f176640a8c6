import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import {
  amountOrNull,
  endingTime,
  flag,
  flagOrNull,
  list,
  listOrNull,
  number,
  numberOrNull,
  object,
  percentOrNull,
  text,
  saidEnd,
  saidTime,
  time,
} from '../fields.ts';
import { shaped, shapesOf } from '../shape.ts';
import { treeItemKind } from './item-kind.ts';

const itemFields = {
  id: text,
  type: number,
  stageName: text,
  contentName: text,
  contentId: text,
  taskId: text,
  isLocked: flag,
  isTraining: flag,
  /** 0 failed, 1 passed, 2 booked, else not booked. */
  trainingResult: numberOrNull,
  isReserved: flagOrNull,
  /** Null: the platform does not say; it then decides when somebody books. */
  isTrainingCanReserve: flagOrNull,
  /** Percent. */
  studyProcess: percentOrNull,
  /** 1: the form was filled in (G-116). */
  submitStatus: numberOrNull,
  /** Of a live class: 0 not started, 1 running, 2 over. */
  status: numberOrNull,
  isLiveReplay: flag,
  /** Of an exam: 1 fixed window, else none that is known here. */
  isLimitTime: number,
  contentStartTime: saidTime,
  contentEndTime: saidEnd,
  /** 2: expired. */
  dateExpireStatus: number,
  // Assumed from here on: what the sentence of a locked item needs (G-117); null: the platform does not say.
  isExamPassed: flagOrNull,
  currentCourseRate: percentOrNull,
  lockSourceName: text,
  /** What its exam or practice belongs to, where that is not the task. */
  bussinessId: text,
};

type Typed = { type: number } & Parameters<typeof treeItemKind>[1];

/** The number of a type goes no further than this. */
function decoded<Wire extends Typed>(wire: Wire) {
  const { type, ...item } = wire;
  return { ...item, kind: treeItemKind(type, wire) };
}

const leafFields = {
  ...itemFields,
  childItemList: z.pipe(
    z.optional(z.unknown()),
    z.transform((): never[] => []),
  ),
};
const leaf = shaped(z.pipe(z.object(leafFields), z.transform(decoded)), {
  kind: 'fields',
  fields: () => shapesOf(leafFields),
});

const chapterFields = { ...itemFields, childItemList: list(leaf) };
const chapter = shaped(z.pipe(z.object(chapterFields), z.transform(decoded)), {
  kind: 'fields',
  fields: () => shapesOf(chapterFields),
});

/** A task with its items, for a signed-in learner (002 §3, G-057). No document shows more than the fields of the entities. */
export const taskDetail = endpoint({
  id: 'taskDetail',
  method: 'GET',
  path: '/task/v1/client/taskDetail',
  query: z.object({ id: z.string() }),
  answer: object({
    id: text,
    name: text,
    coverUrl: text,
    branchName: text,
    /** Null: the platform does not say. */
    taskType: numberOrNull,
    cycleType: number,
    startTime: time,
    endTime: endingTime,
    studyProcess: percentOrNull,
    /** Seconds. */
    learnTotalTime: amountOrNull,
    /** Percent that the previous course must reach; null or 0: no such condition. */
    lockCourseRate: percentOrNull,
    lockExamCondition: flag,
    /** Null: the platform does not say. */
    isFormCommit: flagOrNull,
    /** Null: the platform did not say what the task consists of, or in words that are not known here. */
    itemList: listOrNull(chapter),
  }),
});

export type TaskDetail = Answer<typeof taskDetail>;
export type TaskChapter = NonNullable<TaskDetail['itemList']>[number];
export type TaskItem = z.output<typeof leaf>;
