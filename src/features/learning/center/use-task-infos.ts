import { useQueries } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { keyOf } from '../../../api/query.ts';
import {
  findTaskLearningInfo,
  type TaskLearningInfo,
  type TaskListItem,
} from '../../../contract/platform/learning/task-list.ts';
import { joinedIds } from './rules.ts';

/** Learning info of the loaded tasks by task id: one call a page. A card does without it when the call fails. */
export function useTaskInfos(
  pages: readonly { list: readonly TaskListItem[] }[],
): ReadonlyMap<string, TaskLearningInfo> {
  const queries = pages.flatMap(({ list }) => {
    const taskIds = joinedIds(list);
    return taskIds === null ? [] : [{ taskIds }];
  });
  const answers = useQueries({
    queries: queries.map((input) => ({
      queryKey: keyOf(findTaskLearningInfo, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => send(findTaskLearningInfo, input, signal),
      meta: { persist: true, quiet: true, aside: true },
    })),
  });
  return new Map(answers.flatMap(({ data }) => data ?? []).map((info) => [info.taskId || info.id, info]));
}
