import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { TaskDetail, TaskItem } from '#contract/platform/learning/task-detail.ts';
import { clockAtom } from '#domain/app-state.ts';
import { formatNumber, formatSpan, formatTime } from '#lib/format.ts';
import { shifted } from '#rules/exam/zone-shift.ts';
import { lockSentenceOf } from './lock-sentence.ts';

/** The sentence below an item or a chapter: why it is locked, else its time window; '' when there is nothing to say. */
export function useItemSentence(task: TaskDetail, item: Omit<TaskItem, 'childItemList'> | null): string {
  const { t } = useTranslation('task-detail');
  const { timeShiftMs } = useAtomValue(clockAtom);
  if (item === null) return '';
  const from = shifted(item.contentStartTime, timeShiftMs);
  const until = shifted(item.contentEndTime, timeShiftMs);
  const lock = lockSentenceOf(task, item);
  const window = windowText();
  if (!lock) return window;
  const { name, needed, current } = lock.facts;
  const text = t(`lock.${lock.key}`, { name, needed: formatNumber(needed), current: formatNumber(current) });
  return window ? t('windowAndLock', { window, lock: text }) : text;

  function windowText(): string {
    if (from === 'unread' || until === 'unread') return t('window.unknown');
    if (from !== null && until !== null) return t('window.span', { span: formatSpan(from, until) });
    if (from !== null) return t('window.from', { time: formatTime(from, 'dayTime') });
    return until === null ? '' : t('window.until', { time: formatTime(until, 'dayTime') });
  }
}
