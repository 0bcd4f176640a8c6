import { useSearchParams } from 'react-router-dom';
import { learningPaths } from '../../contract/paths/learning.ts';
import { Component as CourseDetails } from '../../features/learning/course/CourseDetailsScreen.tsx';
import { StudyGate } from './StudyGate.tsx';

/** /learning/courseDetails, behind the face check of its task. */
export function Component() {
  const [query] = useSearchParams();
  const { courseId, taskId } = learningPaths.courseDetails.read(query);
  const studied = courseId && taskId ? ({ level: 'course', taskId, courseId } as const) : null;
  return (
    <StudyGate studied={studied} back={learningPaths.center.to()}>
      <CourseDetails />
    </StudyGate>
  );
}
