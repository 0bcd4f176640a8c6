import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { clockAtom } from '#domain/app-state.ts';
import { formatDate } from '#lib/format.ts';
import { datesOf, isLimited, type TaskDates } from './task-rules.ts';

/** The dates of a task in the learner's language: from – until, until, or long-term. */
export function useTaskDates(): (task: TaskDates) => string {
  const { t } = useTranslation('learning');
  const { timeShiftMs } = useAtomValue(clockAtom);
  return (task) => {
    const { from, until } = datesOf(task, timeShiftMs);
    if (from !== null && until !== null) return t('dates.span', { from: formatDate(from), until: formatDate(until) });
    if (from !== null) return t('dates.fromOnly', { from: formatDate(from) });
    if (until === null) return t(isLimited(task) ? 'dates.unknown' : 'dates.longTerm');
    return t(task.cycleType === 1 ? 'dates.untilOnly' : 'dates.until', { until: formatDate(until) });
  };
}
