import { useSearchParams } from 'react-router-dom';
import { ownPath } from '#contract/paths/define-path.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { Component as CourseDetails } from '#features/learning/course/CourseDetailsScreen.tsx';
import { placeOf, StudyGate } from './StudyGate.tsx';

/** /learning/courseDetails, behind the face check of its task. */
export function Component() {
  const [query] = useSearchParams();
  const { courseId, taskId, trainId, backPath } = learningPaths.courseDetails.read(query);
  const where = placeOf(taskId, trainId);
  const studied = courseId && where ? ({ ...where, level: 'course', courseId } as const) : null;
  return (
    <StudyGate studied={studied} back={ownPath(backPath) ?? learningPaths.center.to()}>
      <CourseDetails />
    </StudyGate>
  );
}
