import { useSearchParams } from 'react-router-dom';
import { learningPaths } from '../../contract/paths/learning.ts';
import { Component as TaskDetail } from '../../features/learning/task/TaskDetailScreen.tsx';
import { StudyGate } from './StudyGate.tsx';

/** /learning/taskDetail, behind the face check of its task. */
export function Component() {
  const [query] = useSearchParams();
  const { id } = learningPaths.task.read(query);
  return (
    <StudyGate studied={id ? { level: 'task', taskId: id } : null} back={learningPaths.center.to()}>
      <TaskDetail />
    </StudyGate>
  );
}
