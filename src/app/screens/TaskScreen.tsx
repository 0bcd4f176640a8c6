import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { ownPath } from '#contract/paths/define-path.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { Component as TaskDetail } from '#features/learning/task/TaskDetailScreen.tsx';
import { VisitorTask } from '#features/learning/task/VisitorTaskScreen.tsx';
import { StudyGate } from './StudyGate.tsx';

/** /learning/taskDetail, behind the face check of its task; visitors see what an open class consists of. */
export function Component() {
  const [query] = useSearchParams();
  const { id, backPath } = learningPaths.task.read(query);
  const { signedIn, branch } = useAtomValue(sessionAtom);
  if (!signedIn || branch === null) return <VisitorTask />;
  return (
    <StudyGate
      studied={id ? { level: 'task', taskId: id } : null}
      back={ownPath(backPath) ?? learningPaths.center.to()}
    >
      <TaskDetail />
    </StudyGate>
  );
}
