import { useSearchParams } from 'react-router-dom';
import { ownPath } from '#contract/paths/define-path.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { Component as Player } from '#features/learning/player/PlayerScreen.tsx';
import { placeOf, StudyGate } from './StudyGate.tsx';

/** /course/play and /video, behind the face check of their task. */
export function Component() {
  const [query] = useSearchParams();
  const { courseId, taskId, taskType, trainId, detailId, id, backPath } = learningPaths.play.read(query);
  const resId = detailId || id;
  const where = placeOf(taskId, trainId);
  const studied = where && resId ? ({ ...where, level: 'resource', courseId: courseId ?? '', resId } as const) : null;
  const outside = taskId ? learningPaths.task.to({ id: taskId }) : learningPaths.center.to();
  const inside = courseId ? learningPaths.courseDetails.to({ courseId, taskId, taskType, trainId }) : outside;
  return (
    <StudyGate studied={studied} back={ownPath(backPath) ?? inside}>
      <Player />
    </StudyGate>
  );
}
