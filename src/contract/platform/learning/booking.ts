import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amountOrNull, flagOrNull, list, numberOrNull, object, saidEnd, saidTime, text } from '../fields.ts';

// No document shows a parameter or an answer of these calls (002 §7, G-051): all names here are assumed.

/** One date of an offline training. */
const trainingFields = {
  trainingId: text,
  taskItemId: text,
  trainingName: text,
  taskId: text,
  taskName: text,
  startTime: saidTime,
  endTime: saidEnd,
  address: text,
  teacherName: text,
  /** Places, and how many of them are taken; null: the platform does not say. */
  limitNum: amountOrNull,
  reservedNum: amountOrNull,
  /** The learner's own booking. */
  isReserved: flagOrNull,
  /** False: booked out by other rules of the centre; null: only places and time count. */
  isTrainingCanReserve: flagOrNull,
  /** 0 failed, 1 passed, 2 booked, else not booked (002 §4). */
  trainingResult: numberOrNull,
};
const training = z.object(trainingFields);

/** The dates of one offline training; without an item, what the learner has booked or has done, of every task. */
export const getUserTaskTrainingList = endpoint({
  id: 'getUserTaskTrainingList',
  method: 'GET',
  path: '/task/v1/client/getUserTaskTrainingList',
  query: z.object({ taskItemId: z.optional(z.string()) }),
  answer: list(training),
});

/** Whether the learner has a booking of this offline training: asked when the outcome of one is not known. */
export const isUserTaskTrainingReserved = endpoint({
  id: 'isUserTaskTrainingReserved',
  method: 'GET',
  path: '/task/v1/client/isUserTaskTrainingReserved',
  query: z.object({ taskItemId: z.string() }),
  answer: flagOrNull,
});

/** The offline training that the learner goes to next; without an id there is none. */
export const getNextCourseInfo = endpoint({
  id: 'getNextCourseInfo',
  method: 'GET',
  path: '/task/v1/client/getNextCourseInfo',
  answer: object(trainingFields),
});

const changed = ['taskDetail', 'getUserTaskTrainingList', 'getNextCourseInfo'] as const;
const place = z.object({ taskItemId: z.string(), trainingId: z.optional(z.string()) });

/** Books an offline training; without a date the centre chooses one. */
export const reserveTaskTraining = endpoint({
  id: 'reserveTaskTraining',
  method: 'POST',
  path: '/task/v1/client/reserveTaskTraining',
  query: place,
  effect: true,
  makesStale: changed,
});

/** Moves the learner's booking to another date of the same training. */
export const replaceTaskTraining = endpoint({
  id: 'replaceTaskTraining',
  method: 'POST',
  path: '/task/v1/client/replaceTaskTraining',
  query: z.object({ taskItemId: z.string(), trainingId: z.string() }),
  effect: true,
  makesStale: changed,
});

/** Cancels the booking of an offline training. */
export const cancelTaskTraining = endpoint({
  id: 'cancelTaskTraining',
  method: 'POST',
  path: '/task/v1/client/cancelTaskTraining',
  query: z.object({ taskItemId: z.string() }),
  effect: true,
  makesStale: changed,
});

export type OfferedTraining = z.output<typeof training>;
