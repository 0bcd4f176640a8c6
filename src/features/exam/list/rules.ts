import type { ExamListItem } from '#contract/platform/exam/exam.ts';
import { opennessOf, windowOf, type WindowFields } from '#rules/exam/exam-window.ts';

type LockFields = Pick<
  ExamListItem,
  | 'showLock'
  | 'lockCourseRate'
  | 'currentCourseRate'
  | 'lockExamCondition'
  | 'isExamPassed'
  | 'isFormCommit'
  | 'lockSourceName'
>;

/** The sentence of a locked exam: a key below `exam-list:lock` and what it tells. */
export interface LockSentence {
  key: string;
  facts: { name: string; needed: number; current: number };
}

/**
 * Why an exam is locked; null: it is not. The platform decides by showLock, the rest only makes the sentence: learning
 * progress, earlier exam, form, in any combination of what the platform names.
 */
export function lockOf(item: LockFields): LockSentence | null {
  if (!item.showLock) return null;
  const needed = item.lockCourseRate ?? 0;
  const current = item.currentCourseRate;
  const open = [
    needed > 0 && (current === null || current < needed) && 'progress',
    item.lockExamCondition && item.isExamPassed !== true && 'exam',
    item.isFormCommit === false && 'form',
  ].filter((condition) => condition !== false);
  const named = open.includes('progress') && current !== null && item.lockSourceName !== '' ? 'named' : 'plain';
  const key = open.length === 0 ? 'unknown' : `${open.join('-')}.${named}`;
  return { key, facts: { name: item.lockSourceName, needed, current: current ?? 0 } };
}

/** What the button of an exam does (002 §3): 1 starts, 2 starts again, anything else views; null: the platform decides. */
export type ExamAction = 'start' | 'again' | 'view';

export function actionOf(buttonStatus: number | null): ExamAction {
  if (buttonStatus === 1 || buttonStatus === null) return 'start';
  return buttonStatus === 2 ? 'again' : 'view';
}

/** What a click on the button comes to. */
export type ClickOutcome =
  | { go: 'prepare' | 'result' }
  | { warn: 'locked'; lock: LockSentence }
  | { warn: 'not-open' | 'over' };

/** A result can always be viewed; a locked, unopened or ended exam says why it does not start (002 §4). */
export function clickOutcome(
  item: LockFields & WindowFields & { buttonStatus: number | null },
  now: number,
  timeShiftMs: number,
): ClickOutcome {
  if (actionOf(item.buttonStatus) === 'view') return { go: 'result' };
  const lock = lockOf(item);
  if (lock) return { warn: 'locked', lock };
  const { state } = opennessOf(windowOf(item, timeShiftMs), now);
  if (state === 'before') return { warn: 'not-open' };
  return state === 'over' ? { warn: 'over' } : { go: 'prepare' };
}

/** What the button of an exam says: what a click does, or what it tells of an exam that cannot start. */
export type ExamLabel = ExamAction | 'conditions' | 'opening' | 'closing';

export function labelOf(buttonStatus: number | null, outcome: ClickOutcome): ExamLabel {
  if ('go' in outcome) return actionOf(buttonStatus);
  if (outcome.warn === 'locked') return 'conditions';
  return outcome.warn === 'not-open' ? 'opening' : 'closing';
}
