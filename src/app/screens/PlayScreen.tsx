import { useSearchParams } from 'react-router-dom';
import { learningPaths } from '../../contract/paths/learning.ts';
import { Component as Player } from '../../features/learning/player/PlayerScreen.tsx';
import { StudyGate } from './StudyGate.tsx';

/** /course/play and /video, behind the face check of their task. */
export function Component() {
  const [query] = useSearchParams();
  const { courseId, taskId, detailId, id } = learningPaths.play.read(query);
  const resId = detailId || id;
  const studied = courseId && taskId && resId ? ({ level: 'resource', taskId, courseId, resId } as const) : null;
  const back = courseId ? learningPaths.courseDetails.to({ courseId, taskId }) : learningPaths.center.to();
  return (
    <StudyGate studied={studied} back={back}>
      <Player />
    </StudyGate>
  );
}
