import { memo } from 'react';
import { persistedPages, useApiQuery } from '../../../api/query.ts';
import { findTaskLearningInfo, type TaskListItem } from '../../../contract/platform/learning/task-list.ts';
import { withInfo } from './rules.ts';
import { TaskCard } from './TaskCard.tsx';

interface ToldTaskCardProps {
  task: TaskListItem;
  /** The number of its page, from 0. */
  page: number;
  /** The ids of its page, which are asked for together. */
  taskIds: string;
}

/**
 * A task with its learning info: one call a page, made once one of its cards is drawn. Without an answer it stays as it
 * is. Drawn again only for itself: a long list draws its screen for every page that arrives.
 */
export const ToldTaskCard = memo(function ToldTaskCard({ task, page, taskIds }: ToldTaskCardProps) {
  const persist = page < persistedPages;
  const { data } = useApiQuery(findTaskLearningInfo, { taskIds }, { persist, quiet: true, aside: true });
  const info = data?.find((told) => (told.taskId || told.id) === task.id);
  return <TaskCard task={withInfo(task, info)} />;
});
