import { useApiQuery } from '../../../api/query.ts';
import { findTaskLearningInfo, type TaskListItem } from '../../../contract/platform/learning/task-list.ts';
import { withInfo } from './rules.ts';
import { TaskCard } from './TaskCard.tsx';

interface ToldTaskCardProps {
  task: TaskListItem;
  /** The ids of its page, which are asked for together. */
  taskIds: string;
}

/** A task with its learning info: one call a page, made once one of its cards is drawn. Without an answer it stays as it is. */
export function ToldTaskCard({ task, taskIds }: ToldTaskCardProps) {
  const { data } = useApiQuery(findTaskLearningInfo, { taskIds }, { persist: true, quiet: true, aside: true });
  return (
    <TaskCard
      task={withInfo(
        task,
        data?.find((info) => (info.taskId || info.id) === task.id),
      )}
    />
  );
}
