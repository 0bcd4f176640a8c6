import { useTranslation } from 'react-i18next';
import type { LiveClass } from '#contract/platform/live/live.ts';
import { formatSpan, formatTime } from '#lib/format.ts';

/** When a class takes place; it says nothing that the platform does not. */
export function useLiveSpan(): (live: Pick<LiveClass, 'beginTime' | 'planEndTime'>) => string {
  const { t } = useTranslation('live-list');
  return ({ beginTime: from, planEndTime: until }) => {
    if (from !== null && until !== null) return formatSpan(from, until);
    if (from !== null) return t('times.from', { from: formatTime(from, 'dayTime') });
    return until === null ? t('times.unknown') : t('times.until', { until: formatTime(until, 'dayTime') });
  };
}
