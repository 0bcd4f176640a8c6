import type { TaskDetail, TaskItem } from '#contract/platform/learning/task-detail.ts';

type Conditions = Pick<TaskDetail, 'lockCourseRate' | 'lockExamCondition' | 'isFormCommit'>;
type Standing = Pick<TaskItem, 'isLocked' | 'isExamPassed' | 'currentCourseRate' | 'lockSourceName'>;

/** The one sentence of a locked item: a key below `task-detail:lock` and what it tells. */
export interface LockSentence {
  key: string;
  facts: { name: string; needed: number; current: number };
}

/**
 * Why an item is locked; null: it is not. The platform decides by isLocked; the conditions of the task that are known to
 * be open, or of which nothing is known, make the sentence (002 §4, G-109).
 */
export function lockSentenceOf(task: Conditions, item: Standing): LockSentence | null {
  if (!item.isLocked) return null;
  const needed = task.lockCourseRate ?? 0;
  const current = item.currentCourseRate;
  const open = [
    needed > 0 && (current === null || current < needed) && 'progress',
    task.lockExamCondition && item.isExamPassed !== true && 'exam',
    task.isFormCommit === false && 'form',
  ].filter((condition) => condition !== false);
  const key = open.length === 0 ? 'unknown' : open.join('-');
  const named = open.includes('progress') && current !== null && item.lockSourceName !== '';
  const variant = open.includes('progress') ? (named ? '.named' : '.plain') : '';
  return { key: `${key}${variant}`, facts: { name: item.lockSourceName, needed, current: current ?? 0 } };
}
