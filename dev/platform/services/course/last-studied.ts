import * as z from 'zod/mini';
import { courses } from '../../content/courses.ts';
import { courseTrees } from '../../content/learning/course-trees.ts';
import type { Context } from '../../server/handle.ts';
import { lessonsOf, progressOf } from './progress.ts';

const lastRow = z.object({ task_id: z.string(), item_id: z.string(), at: z.number() });

/** The lesson that a learner studied last, with seconds of the place and the whole; null: none yet. `at` in epoch ms. */
export function lastStudied(context: Context) {
  const row = context.store.one(
    lastRow,
    'SELECT task_id, item_id, at FROM course_last WHERE account_id = ?',
    context.account.id,
  );
  const tree = row && courseTrees.find((one) => lessonsOf(one).some(({ id }) => id === row.item_id));
  const lesson = tree && lessonsOf(tree).find(({ id }) => id === row.item_id);
  if (!lesson) return null;
  return {
    taskId: row.task_id,
    courseId: tree.courseId,
    courseName: courses.find(({ id }) => id === tree.courseId)?.name ?? '',
    courseItemId: lesson.id,
    itemName: lesson.name,
    lastPlay: progressOf(context)(lesson).lastPlay,
    duration: lesson.seconds,
    at: row.at,
  };
}
