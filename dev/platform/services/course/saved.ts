import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import * as calls from '#contract/platform/learning/saved-course.ts';
import { seededId, people } from '../../content/people.ts';
import { minute, wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { SeedMoment } from '../../server/service.ts';
import { courseOf } from './lesson.ts';
import { lessonsOf } from './progress.ts';
import { shutReason } from './valid-item.ts';

const savedRow = z.object({ id: z.string(), course_id: z.string(), item_id: z.string(), at: z.number() });
type SavedRow = z.output<typeof savedRow>;

function rowsOf({ store, account }: Context): SavedRow[] {
  return store.all(
    savedRow,
    'SELECT id, course_id, item_id, at FROM course_saved WHERE account_id = ? ORDER BY at DESC, id',
    account.id,
  );
}

function told({ id, course_id, item_id, at }: SavedRow) {
  const { name, tree } = courseOf(course_id);
  const lesson = lessonsOf(tree).find((one) => one.id === item_id);
  const invalidReason = lesson ? shutReason(lesson) : '';
  return {
    id,
    courseId: course_id,
    courseName: name,
    courseItemId: item_id,
    itemName: lesson?.name ?? '',
    createTime: wireTime(at),
    isValid: invalidReason === '',
    invalidReason,
  };
}

function ownRow(id: string, context: Context): SavedRow {
  const row = rowsOf(context).find((one) => one.id === id);
  if (!row) throw new Refusal(serverCodes.notFound, '没有找到这条收藏');
  return row;
}

/** What a learner has saved; each course and each item once (002 §7, all of it assumed). */
export const savedHandlers = [
  handle(calls.courseSaasFindByCondition, ({ courseId, ...paging }, context) => {
    const rows = rowsOf(context).filter((row) => courseId === undefined || row.course_id === courseId);
    const { list, total } = pageOf(rows, paging);
    return { list: list.map(told), total };
  }),
  handle(calls.courseSaasFindById, ({ id }, context) => told(ownRow(id, context))),
  handle(calls.courseSaasSave, ({ courseId, courseItemId }, context) => {
    const { tree } = courseOf(courseId);
    if (courseItemId !== '' && !lessonsOf(tree).some(({ id }) => id === courseItemId)) {
      throw new Refusal(serverCodes.notFound, '没有找到这节内容');
    }
    context.store.run(
      `INSERT INTO course_saved (id, account_id, course_id, item_id, at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (account_id, course_id, item_id) DO NOTHING`,
      randomUUID(),
      context.account.id,
      courseId,
      courseItemId,
      context.clock.now(),
    );
    return null;
  }),
  handle(calls.courseSaasDelete, ({ id }, context) => {
    ownRow(id, context);
    context.store.run('DELETE FROM course_saved WHERE account_id = ? AND id = ?', context.account.id, id);
    return null;
  }),
];

/** Saved by learners with every exam: a course, an item of it, and one that has been withdrawn since. */
const savedAtFirst = [
  ['c-electric-fire', ''],
  ['c-electric-fire', 'ci-electric-fire-3-2'],
  ['c-info-personal', 'ci-info-personal-1-2'],
] as const;

/** Fills the table of a new database. */
export function seedSaved({ store, now, first }: SeedMoment): void {
  if (!first) return;
  for (const person of people.filter(({ exams }) => exams === 'all')) {
    savedAtFirst.forEach(([courseId, itemId], place) =>
      store.run(
        'INSERT OR IGNORE INTO course_saved (id, account_id, course_id, item_id, at) VALUES (?, ?, ?, ?, ?)',
        `sv-${seededId(person)}-${place + 1}`,
        seededId(person),
        courseId,
        itemId,
        now - (place + 1) * minute,
      ),
    );
  }
}
