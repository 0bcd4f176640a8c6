import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { whyShut, type OutlineRow } from './outline-rules.ts';

/** Why an item does not open, in a sentence; '' when it opens. */
export function useWhyShut(row: OutlineRow): string {
  const { t } = useTranslation('outline');
  const why = whyShut(row);
  if (!why) return '';
  const { key, name, needed, current } = why;
  return t(`why.${key}`, { name, needed: formatNumber(needed), current: formatNumber(current) });
}
