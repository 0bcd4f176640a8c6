import { useTranslation } from 'react-i18next';
import type { AssessResult } from '#contract/platform/assess/results.ts';
import { formatNumber } from '#lib/format.ts';

/** What a result came to, in words. */
export function useScoreText({ totalScore, fullScore }: Pick<AssessResult, 'totalScore' | 'fullScore'>): string {
  const { t } = useTranslation('assess-result');
  if (totalScore === null) return t('scoreUnknown');
  const score = formatNumber(totalScore, 1);
  return fullScore === null
    ? t('score', { count: totalScore, score })
    : t('scoreOf', { score, full: formatNumber(fullScore, 1) });
}
