import type { TaskLearningInfo, TaskListItem } from '#contract/platform/learning/task-list.ts';
import { found } from '#lib/search.ts';
import type { TaskPhase } from '../shared/task-rules.ts';

/** The tabs of the list with their `taskStatus` (002 §4). */
export const taskFilters = { all: undefined, notStarted: 1, inProgress: 2, ended: 3 } as const;
export type TaskFilter = keyof typeof taskFilters;

/** What the button of a task says (002 §4); it reads 'view' also when a click only warns (G-102). */
export function buttonOf(
  { isNewTask }: Pick<TaskListItem, 'isNewTask'>,
  phase: TaskPhase,
): 'view' | 'start' | 'continue' {
  if (phase === 'over') return 'view';
  return isNewTask ? 'start' : 'continue';
}

/** What a click on a task comes to (002 §4); null: it opens. */
export function warningOf(phase: TaskPhase): 'notStarted' | 'expired' | null {
  if (phase === 'before') return 'notStarted';
  return phase === 'over' ? 'expired' : null;
}

/** The ids of a page as findTaskLearningInfo takes them; null: the page is empty. */
export function joinedIds(page: readonly Pick<TaskListItem, 'id'>[]): string | null {
  return page.length === 0 ? null : page.map(({ id }) => id).join(',');
}

/** The page of a list that a task came with: its number from 0, and the ids of its tasks, joined. */
export interface TaskPage {
  number: number;
  ids: string;
}

/** For each task of a list its page. */
export function pagesByTask(pages: readonly { list: readonly TaskListItem[] }[]): ReadonlyMap<TaskListItem, TaskPage> {
  const known = new Map<TaskListItem, TaskPage>();
  for (const [number, { list }] of pages.entries()) {
    const page = { number, ids: joinedIds(list) ?? '' };
    for (const task of list) known.set(task, page);
  }
  return known;
}

/** A task with what its learning info tells; a field that the info lacks remains as the list gave it. */
export function withInfo(task: TaskListItem, info: TaskLearningInfo | undefined): TaskListItem {
  if (!info) return task;
  const { contentTypeSet, studyProcess, courseNum, learnTotalTime, taskItemTypeList } = info;
  return {
    ...task,
    contentTypeSet: contentTypeSet ?? task.contentTypeSet,
    studyProcess: studyProcess ?? task.studyProcess,
    courseNum: courseNum ?? task.courseNum,
    learnTotalTime: learnTotalTime ?? task.learnTotalTime,
    taskItemTypeList: taskItemTypeList.length > 0 ? taskItemTypeList : task.taskItemTypeList,
  };
}

/** What a card counts: items by kind, without directories; the courses first where only their number is told (000 §2). */
export function countsOf({ taskItemTypeList, courseNum }: Pick<TaskListItem, 'taskItemTypeList' | 'courseNum'>) {
  const counts = taskItemTypeList.filter(({ type, count }) => type !== 'chapter' && type !== 'unknown' && count > 0);
  if (!courseNum || counts.some(({ type }) => type === 'course')) return counts;
  return [{ type: 'course' as const, count: courseNum }, ...counts];
}

/** Whether a search finds a task by its name or its branch, in any letter case. */
export function matches({ name, branchName }: Pick<TaskListItem, 'name' | 'branchName'>, search: string): boolean {
  return found([name, branchName], search);
}
