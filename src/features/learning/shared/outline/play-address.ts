import { learningPaths } from '../../../../contract/paths/learning.ts';
import type { CourseNode } from '../../../../contract/platform/learning/course.ts';

/** What a course is opened from. */
export interface CourseOrigin {
  courseId: string;
  courseName: string;
  taskId: string | null;
  taskType: string | null;
  /** Where the player leads back to. */
  backPath: string;
}

/** The address that opens an item of a course (002 §2): `id` is the item, `detailId` its content. */
export function playAddress(node: CourseNode, origin: CourseOrigin): string {
  const rate = node.studyInfo.learnRate;
  return learningPaths.play.to({
    courseId: origin.courseId,
    courseName: origin.courseName,
    taskId: origin.taskId,
    taskType: origin.taskType,
    id: node.id,
    detailId: node.detailId,
    studyProcess: rate === null ? null : String(rate),
    backPath: origin.backPath,
  });
}
