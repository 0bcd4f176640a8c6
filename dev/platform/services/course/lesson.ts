import { courses } from '../../content/courses.ts';
import type { CourseTree, LessonContent } from '../../content/learning/course-content.ts';
import { courseTrees } from '../../content/learning/course-trees.ts';
import type { Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { courseCodes } from './codes.ts';
import { lessonsOf, lockedLessons, progressOf } from './progress.ts';

/** The course of this id, or the refusal that there is none; one that nobody has filled yet has no chapters. */
export function courseOf(id: string): { name: string; tree: CourseTree } {
  const course = courses.find((known) => known.id === id);
  if (!course) throw new Refusal(serverCodes.notFound, '没有找到这门课程');
  const bare: CourseTree = { courseId: id, description: '', label: '', lockCourseRate: null, chapters: [] };
  return { name: course.name, tree: courseTrees.find(({ courseId }) => courseId === id) ?? bare };
}

/** A lesson that this learner may study now. Refuses one that is not there, locked, expired or without content. */
export function openLesson(
  found: { tree: CourseTree; lesson: LessonContent } | null,
  context: Pick<Context, 'store' | 'account'>,
): LessonContent {
  if (!found) throw new Refusal(serverCodes.notFound, '没有找到这节内容');
  const { tree, lesson } = found;
  if (lesson.expired) throw new Refusal(courseCodes.lessonExpired, '这节内容已过期，不可查看');
  if (lesson.withdrawn !== '') throw new Refusal(courseCodes.lessonWithdrawn, lesson.withdrawn);
  if (lesson.detailId === '') throw new Refusal(courseCodes.lessonEmpty, '这节还没有内容');
  if (lockedLessons(tree, progressOf(context)).has(lesson.id)) {
    throw new Refusal(courseCodes.lessonLocked, `请先把前一节学到 ${tree.lockCourseRate}%`);
  }
  return lesson;
}

/** The lesson whose content has this id; null: there is none. */
export function lessonWith(resId: string): { tree: CourseTree; lesson: LessonContent } | null {
  for (const tree of courseTrees) {
    const lesson = lessonsOf(tree).find(({ detailId }) => detailId !== '' && detailId === resId);
    if (lesson) return { tree, lesson };
  }
  return null;
}
