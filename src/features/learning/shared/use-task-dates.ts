import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { clockAtom } from '#domain/app-state.ts';
import { formatDate } from '#lib/format.ts';
import { datesOf, isLimited, type TaskDates } from './task-rules.ts';

/** The dates of a task in the learner's language: from – until, until, long-term, or unknown. */
export function useTaskDates(): (task: TaskDates) => string {
  const { t } = useTranslation('learning');
  const { timeShiftMs } = useAtomValue(clockAtom);
  return (task) => {
    // Of which kind it is was not told: the dates that were are what there is to say.
    const isTold = task.cycleType !== 0;
    const { from, until } = datesOf(isTold ? task : { ...task, cycleType: 1 }, timeShiftMs);
    if (from !== null && until !== null) return t('dates.span', { from: formatDate(from), until: formatDate(until) });
    if (from !== null) return t('dates.fromOnly', { from: formatDate(from) });
    if (until === null) return t(isLimited(task) || !isTold ? 'dates.unknown' : 'dates.longTerm');
    return t(task.cycleType === 2 ? 'dates.until' : 'dates.untilOnly', { until: formatDate(until) });
  };
}
