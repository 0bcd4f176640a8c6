import * as z from 'zod/mini';
import * as calls from '#contract/platform/learning/booking.ts';
import type { ItemContent } from '../../content/learning/task-content.ts';
import { trainingDates, type TrainingDate } from '../../content/learning/training-dates.ts';
import { day, wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { learningCodes } from './codes.ts';
import { ownTasks, type OwnTask } from './own-task.ts';
import { leavesOf, statusOf, trainingResults } from './task-rules.ts';

const hour = 3_600_000;
const dateRow = z.object({ training_id: z.string() });
const countRow = z.object({ count: z.number() });

/** An offline training in a task of this learner. */
interface Training extends OwnTask {
  item: ItemContent;
}

const startOf = (date: TrainingDate, { anchoredAt }: OwnTask) => anchoredAt + date.day * day + date.fromHour * hour;

/** Every offline training of this learner's tasks that have begun. */
function ownTrainings(context: Context): Training[] {
  return ownTasks(context)
    .filter(({ task, anchoredAt }) => statusOf(task, anchoredAt, context.clock.now()) !== 1)
    .flatMap((own) => leavesOf(own.task).flatMap((item) => (item.kind === 'offline' ? [{ ...own, item }] : [])));
}

function ownTraining(itemId: string, context: Context): Training {
  for (const own of ownTasks(context)) {
    const item = leavesOf(own.task).find(({ id, kind }) => id === itemId && kind === 'offline');
    if (!item) continue;
    const status = statusOf(own.task, own.anchoredAt, context.clock.now());
    if (status === 1) throw new Refusal(learningCodes.taskNotBegun, '任务未开始');
    if (status === 3) throw new Refusal(learningCodes.taskOver, '已到期，无法学习');
    return { ...own, item };
  }
  throw new Refusal(serverCodes.notFound, '没有找到这个线下实训');
}

function bookedDate(itemId: string, { store, account }: Context): string | null {
  const row = store.one(
    dateRow,
    'SELECT training_id FROM learning_booking WHERE account_id = ? AND item_id = ?',
    account.id,
    itemId,
  );
  return row?.training_id ?? null;
}

function takenOf(date: TrainingDate, { store }: Context): number {
  const row = store.one(countRow, 'SELECT COUNT(*) AS count FROM learning_booking WHERE training_id = ?', date.id);
  return date.taken + (row?.count ?? 0);
}

/** The date of the past that an offline training was passed or failed on. */
function dateOfResult({ item }: Training): string | null {
  const done = item.training === 'passed' || item.training === 'failed';
  return done ? (trainingDates[item.id]?.findLast(({ day: at }) => at < 0)?.id ?? null) : null;
}

function rowOf(date: TrainingDate, training: Training, context: Context) {
  const { task, item } = training;
  const startAt = startOf(date, training);
  const isReserved = bookedDate(item.id, context) === date.id;
  const result = dateOfResult(training) === date.id ? trainingResults[item.training ?? 'bookable'] : null;
  return {
    trainingId: date.id,
    taskItemId: item.id,
    trainingName: item.name,
    taskId: task.id,
    taskName: task.name,
    startTime: wireTime(startAt),
    endTime: wireTime(startAt + (date.untilHour - date.fromHour) * hour),
    address: date.address,
    teacherName: date.teacher,
    limitNum: date.places,
    reservedNum: takenOf(date, context),
    isReserved,
    isTrainingCanReserve: item.training === 'bookable',
    trainingResult: isReserved ? trainingResults.booked : result,
  };
}

/** What can still be booked of a training, and the learner's own date. */
function datesOf(training: Training, context: Context) {
  const now = context.clock.now();
  const own = bookedDate(training.item.id, context);
  return (trainingDates[training.item.id] ?? [])
    .filter((date) => date.id === own || startOf(date, training) > now)
    .map((date) => rowOf(date, training, context));
}

/** What the learner has booked or has done, the earliest first. */
function ownDates(context: Context) {
  return ownTrainings(context)
    .flatMap((training) => {
      const id = bookedDate(training.item.id, context) ?? dateOfResult(training);
      const date = trainingDates[training.item.id]?.find((known) => known.id === id);
      return date ? [{ at: startOf(date, training), row: rowOf(date, training, context) }] : [];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** The date that may be booked, or the refusal. */
function freeDate(trainingId: string | undefined, training: Training, context: Context): TrainingDate {
  if (training.item.training !== 'bookable') throw new Refusal(learningCodes.notBookable, '通过正式考试后开放预约');
  const now = context.clock.now();
  const dates = trainingDates[training.item.id] ?? [];
  const free = (date: TrainingDate) => takenOf(date, context) < date.places;
  const date =
    trainingId === undefined
      ? dates.find((known) => startOf(known, training) > now && free(known))
      : dates.find(({ id }) => id === trainingId);
  if (!date) throw new Refusal(serverCodes.notFound, '没有可以预约的场次');
  if (startOf(date, training) <= now) throw new Refusal(learningCodes.trainingBegun, '该场次已开始');
  if (!free(date)) throw new Refusal(learningCodes.trainingFull, '该场次已约满');
  return date;
}

function keepUntilBegun(date: string, training: Training, context: Context): void {
  const booked = trainingDates[training.item.id]?.find(({ id }) => id === date);
  if (booked && startOf(booked, training) <= context.clock.now()) {
    throw new Refusal(learningCodes.trainingBegun, '实训已开始，不能再更改');
  }
}

function book(itemId: string, trainingId: string, { store, account }: Context): void {
  store.run(
    `INSERT INTO learning_booking (account_id, item_id, training_id) VALUES (?, ?, ?)
     ON CONFLICT (account_id, item_id) DO UPDATE SET training_id = excluded.training_id`,
    account.id,
    itemId,
    trainingId,
  );
}

/** Dates of offline trainings, and their booking (002 §4, 002 §7). */
export const bookingHandlers = [
  handle(calls.getUserTaskTrainingList, ({ taskItemId }, context) =>
    taskItemId === undefined
      ? ownDates(context).map(({ row }) => row)
      : datesOf(ownTraining(taskItemId, context), context),
  ),
  handle(calls.isUserTaskTrainingReserved, ({ taskItemId }, context) => bookedDate(taskItemId, context) !== null),
  handle(calls.getNextCourseInfo, (_, context) => {
    const now = context.clock.now();
    return ownDates(context).find(({ at, row }) => row.isReserved && at > now)?.row ?? {};
  }),
  handle(calls.reserveTaskTraining, ({ taskItemId, trainingId }, context) => {
    const training = ownTraining(taskItemId, context);
    const own = bookedDate(taskItemId, context);
    if (own !== null) {
      if (trainingId === undefined || own === trainingId) return true;
      throw new Refusal(learningCodes.alreadyBooked, '已预约其他场次，请改约');
    }
    book(taskItemId, freeDate(trainingId, training, context).id, context);
    return true;
  }),
  handle(calls.replaceTaskTraining, ({ taskItemId, trainingId }, context) => {
    const training = ownTraining(taskItemId, context);
    const own = bookedDate(taskItemId, context);
    if (own === null) throw new Refusal(learningCodes.notBooked, '还没有预约，不能改约');
    if (own === trainingId) return true;
    keepUntilBegun(own, training, context);
    book(taskItemId, freeDate(trainingId, training, context).id, context);
    return true;
  }),
  handle(calls.cancelTaskTraining, ({ taskItemId }, context) => {
    const training = ownTraining(taskItemId, context);
    const own = bookedDate(taskItemId, context);
    if (own !== null) keepUntilBegun(own, training, context);
    const { store, account } = context;
    store.run('DELETE FROM learning_booking WHERE account_id = ? AND item_id = ?', account.id, taskItemId);
    return true;
  }),
];
