import { useSearchParams } from 'react-router-dom';
import { learningPaths } from '../../contract/paths/learning.ts';
import { Component as Player } from '../../features/learning/player/PlayerScreen.tsx';
import { StudyGate } from './StudyGate.tsx';

/** /course/play and /video, behind the face check of their task. */
export function Component() {
  const [query] = useSearchParams();
  const { courseId, taskId, detailId, id } = learningPaths.play.read(query);
  const resId = detailId || id;
  const studied = taskId && resId ? ({ level: 'resource', taskId, courseId: courseId ?? '', resId } as const) : null;
  const outside = taskId ? learningPaths.task.to({ id: taskId }) : learningPaths.center.to();
  const back = courseId ? learningPaths.courseDetails.to({ courseId, taskId }) : outside;
  return (
    <StudyGate studied={studied} back={back}>
      <Player />
    </StudyGate>
  );
}
