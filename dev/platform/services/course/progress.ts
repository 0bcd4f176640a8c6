import * as z from 'zod/mini';
import type { CourseTree, LessonContent } from '../../content/learning/course-content.ts';
import type { Context } from '../../server/handle.ts';

const progressRow = z.object({ item_id: z.string(), learn_rate: z.number(), last_play: z.number() });

/** How far a learner is in one lesson: percent and seconds. */
export interface LessonProgress {
  rate: number;
  lastPlay: number;
}

const notBegun: LessonProgress = { rate: 0, lastPlay: 0 };

/** Every lesson of a course in its order. */
export function lessonsOf({ chapters }: CourseTree): LessonContent[] {
  return chapters.flatMap(({ lessons }) => lessons);
}

/** A lesson that counts and that the next one waits for: it has content that is there. */
export function counts({ detailId, expired, withdrawn }: LessonContent): boolean {
  return detailId !== '' && !expired && withdrawn === '';
}

/** What this learner has done of each lesson. */
export function progressOf({
  store,
  account,
}: Pick<Context, 'store' | 'account'>): (lesson: LessonContent) => LessonProgress {
  const rows = store.all(
    progressRow,
    'SELECT item_id, learn_rate, last_play FROM course_lesson WHERE account_id = ?',
    account.id,
  );
  const known = new Map(
    rows.map(({ item_id, learn_rate, last_play }) => [item_id, { rate: learn_rate, lastPlay: last_play }]),
  );
  return ({ id }) => known.get(id) ?? notBegun;
}

/** The rate of a course: the mean of the lessons that count, percent. */
export function courseRate(tree: CourseTree, progress: (lesson: LessonContent) => LessonProgress): number {
  const lessons = lessonsOf(tree).filter(counts);
  const sum = lessons.reduce((total, lesson) => total + progress(lesson).rate, 0);
  return lessons.length === 0 ? 0 : Math.round(sum / lessons.length);
}

/** Rates that make this mean (percent): lessons done in their order, the last one in part. */
export function startRates(lessons: readonly LessonContent[], mean: number): { lesson: LessonContent; rate: number }[] {
  const counted = lessons.filter(counts);
  let rest = Math.round(mean * counted.length);
  return counted.map((lesson) => {
    const rate = Math.min(100, rest);
    rest -= rate;
    return { lesson, rate };
  });
}

/** The lessons that are locked: content opens when the one before reaches the rate of the course (002 §4). */
export function lockedLessons(
  tree: CourseTree,
  progress: (lesson: LessonContent) => LessonProgress,
): ReadonlySet<string> {
  const needed = tree.lockCourseRate;
  const locked = new Set<string>();
  if (needed === null) return locked;
  let open = true;
  for (const lesson of lessonsOf(tree)) {
    if (!open) locked.add(lesson.id);
    if (counts(lesson)) open = open && progress(lesson).rate >= needed;
  }
  return locked;
}
