import * as z from 'zod/mini';
import * as calls from '#contract/platform/learning/course-rating.ts';
import { courses } from '../../content/courses.ts';
import { handle, type Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { ownTasks } from '../learning/own-task.ts';
import { leavesOf } from '../learning/task-rules.ts';
import { ratingCodes } from './codes.ts';

/** Percent of a course that must be learned before it is rated (002 §4). */
const threshold = 30;
const most = 5;

const row = z.object({ content: z.number(), method: z.number(), effect: z.number() });
const averageRow = z.object({ average: z.nullable(z.number()) });

/** How far this learner is with a course, percent. */
function rateOf(courseId: string, context: Context): number {
  const course = courses.find(({ id }) => id === courseId);
  const items = ownTasks(context).flatMap(({ task }) => leavesOf(task));
  const own = items.filter(({ kind, contentId }) => kind === 'course' && contentId === courseId);
  if (!course && own.length === 0) throw new Refusal(serverCodes.notFound, '没有找到这门课程');
  return own.length === 0 ? (course?.rate ?? 0) : Math.max(...own.map(({ progress = 0 }) => progress));
}

/** Mean of the stars that were given; 0: none. */
function meanOf(given: readonly number[]): number {
  const stars = given.filter((star) => star > 0);
  return stars.length === 0 ? 0 : stars.reduce((sum, star) => sum + star, 0) / stars.length;
}

function ownRating(courseId: string, { store, account }: Context) {
  return store.one(
    row,
    'SELECT content, method, effect FROM course_rating WHERE account_id = ? AND course_id = ?',
    account.id,
    courseId,
  );
}

/** Ratings of courses (002 §3, 002 §4). */
export const ratingHandlers = [
  handle(calls.getEvaluationInfo, ({ courseId }, context) => {
    rateOf(courseId, context);
    const { average } = context.store.one(
      averageRow,
      'SELECT AVG(mean) AS average FROM course_rating WHERE course_id = ?',
      courseId,
    ) ?? { average: null };
    const own = ownRating(courseId, context);
    const scores = own && {
      courseContentScore: own.content,
      trainMethodScore: own.method,
      trainEffectScore: own.effect,
    };
    return {
      aveScore: average === null ? 5 : Math.round(average * 10) / 10,
      myScore: own ? meanOf([own.content, own.method, own.effect]) : 0,
      detailInfo: scores ? JSON.stringify(scores) : '',
    };
  }),
  handle(calls.evaluateCourse, (given, context) => {
    const { courseId, courseContentScore, trainMethodScore, trainEffectScore } = given;
    if (rateOf(courseId, context) < threshold) {
      throw new Refusal(ratingCodes.rateTooLow, '课程学习进度未达到30%，不能评价');
    }
    const stars = [courseContentScore, trainMethodScore, trainEffectScore];
    if (stars.some((star) => !Number.isInteger(star) || star < 0 || star > most)) {
      throw new Refusal(ratingCodes.badScore, '评分应为 0 到 5 星');
    }
    if (stars.every((star) => star === 0)) throw new Refusal(ratingCodes.noScore, '请进行评价');
    if (ownRating(courseId, context)) throw new Refusal(ratingCodes.alreadyRated, '已评价，不能修改');
    const { store, account, clock } = context;
    store.run(
      'INSERT INTO course_rating (account_id, course_id, content, method, effect, mean, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      account.id,
      courseId,
      courseContentScore,
      trainMethodScore,
      trainEffectScore,
      meanOf(stars),
      clock.now(),
    );
    return true;
  }),
];
