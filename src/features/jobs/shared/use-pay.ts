import { useTranslation } from 'react-i18next';
import type { Position } from '#contract/platform/jobs/positions.ts';
import { formatYuanRound } from '#lib/format.ts';
import { payOf } from './job-rules.ts';

/** The pay of a position in words. */
export function usePay(): (position: Pick<Position, 'salaryMin' | 'salaryMax'>) => string {
  const { t } = useTranslation('jobs');
  return (position) => {
    const { key, min, max } = payOf(position);
    return t(`pay.${key}`, { min: formatYuanRound(min), max: formatYuanRound(max) });
  };
}
