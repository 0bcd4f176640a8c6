import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Camp } from '#contract/platform/learning/camp.ts';
import { clockAtom } from '#domain/app-state.ts';
import { formatDate } from '#lib/format.ts';

/** When a camp takes place, in the learner's language; it says nothing that the platform does not. */
export function useCampDates(): (camp: Pick<Camp, 'trainStartTime' | 'trainEndTime'>) => string {
  const { t } = useTranslation('camp');
  const { timeShiftMs } = useAtomValue(clockAtom);
  const day = (at: number) => formatDate(at + timeShiftMs);
  return ({ trainStartTime: from, trainEndTime: until }) => {
    if (from !== null && until !== null) return t('dates.span', { from: day(from), until: day(until) });
    if (from !== null) return t('dates.from', { from: day(from) });
    return until === null ? t('dates.unknown') : t('dates.until', { until: day(until) });
  };
}
