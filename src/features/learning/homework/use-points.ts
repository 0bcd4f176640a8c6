import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';

/** Points in words: out of how many, where that is known. */
export function usePoints(): (score: number, total: number | null) => string {
  const { t } = useTranslation('homework');
  return (score, total) =>
    t(total === null || total <= 0 ? 'points' : 'pointsOf', {
      score: formatNumber(score),
      total: formatNumber(total ?? 0),
    });
}
