import * as calls from '#contract/platform/learning/course-item-info.ts';
import { courseItemNumbers, type CourseTree, type LessonContent } from '../../content/learning/course-content.ts';
import { courseTrees } from '../../content/learning/course-trees.ts';
import { handle } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { lessonsOf, progressOf } from './progress.ts';

/** Why nobody can study a lesson now, whatever they have done before; '': it can be studied. */
export function shutReason({ expired, detailId, withdrawn }: LessonContent): string {
  if (expired) return '这节内容已过期，不可查看';
  if (withdrawn !== '') return withdrawn;
  return detailId === '' ? '这节还没有内容' : '';
}

function lessonOfId(id: string): { tree: CourseTree; lesson: LessonContent } {
  for (const tree of courseTrees) {
    const lesson = lessonsOf(tree).find((one) => one.id === id);
    if (lesson) return { tree, lesson };
  }
  throw new Refusal(serverCodes.notFound, '没有找到这节内容');
}

/** One item of a course: what it is, and whether it can be studied now (002 §7). */
export const itemInfoHandlers = [
  handle(calls.studentFindCourseItemInfo, ({ id }, context) => {
    const { tree, lesson } = lessonOfId(id);
    return {
      id,
      courseId: tree.courseId,
      name: lesson.name,
      type: courseItemNumbers[lesson.kind],
      duration: lesson.seconds,
      studyInfo: { learnRate: progressOf(context)(lesson).rate },
    };
  }),
  handle(calls.getValidCourseItemInfo, ({ id }) => {
    const { lesson } = lessonOfId(id);
    const invalidReason = shutReason(lesson);
    return { id, isValid: invalidReason === '', invalidReason, dateExpireStatus: lesson.expired ? 2 : 1 };
  }),
];
