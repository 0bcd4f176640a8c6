import * as z from 'zod/mini';
import { getAllLearnedData, quickLearn } from '#contract/platform/learning/task-list.ts';
import { fireTask } from '../../content/learning/fire-task.ts';
import { day, dayOfMonth, minute, startOfDay, wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { lastStudied } from '../course/last-studied.ts';
import { ownTasks } from './own-task.ts';

const sumRow = z.object({ seconds: z.number() });
const mondayOffset = 3; // 1 January 1970 was a Thursday.

/** Days since Monday, 0 to 6, in the platform's zone. */
function weekday(at: number): number {
  return (Math.round(startOfDay(at) / day) + mondayOffset) % 7;
}

function secondsSince(from: number, { store, account }: Context): number {
  const row = store.one(
    sumRow,
    'SELECT COALESCE(SUM(seconds), 0) AS seconds FROM learning_time WHERE account_id = ? AND day_at >= ?',
    account.id,
    from,
  );
  return row?.seconds ?? 0;
}

/** Study time in seconds, and the lesson that was studied last: before the first one, the lesson of the demo task. */
export const studyTimeHandlers = [
  handle(getAllLearnedData, (_, context) => {
    const now = context.clock.now();
    return {
      todayLearnTime: secondsSince(startOfDay(now), context),
      thisWeekLearnTime: secondsSince(startOfDay(now, -weekday(now)), context),
      thisMonthLearnTime: secondsSince(startOfDay(now, 1 - dayOfMonth(now)), context),
    };
  }),
  handle(quickLearn, (_, context) => {
    const studied = lastStudied(context);
    if (studied) {
      const { taskId, at, ...rest } = studied;
      const taskName = ownTasks(context).find(({ task }) => task.id === taskId)?.task.name ?? '';
      return { ...rest, taskId, taskName, learnTime: wireTime(at) };
    }
    if (!ownTasks(context).some(({ task }) => task.id === fireTask.id)) return null;
    return {
      taskId: fireTask.id,
      taskName: fireTask.name,
      courseId: 'c-electric-fire',
      courseName: '电气防火技术',
      courseItemId: 'ci-electric-fire-3-2',
      itemName: '3.2 电气火灾的成因与处置',
      lastPlay: 758,
      duration: 1_310,
      learnTime: wireTime(context.clock.now() - 95 * minute),
    };
  }),
];
