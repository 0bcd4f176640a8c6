import { useTranslation } from 'react-i18next';
import { formatPercent } from '#lib/format.ts';
import type { Lock } from './live-rules.ts';

/** Why a class is locked, as a sentence that says no more than the platform does. */
export function useLockReason(): (lock: Lock) => string {
  const { t } = useTranslation('live-list');
  return (lock) => {
    if (!('rate' in lock)) return t(`lock.${lock.kind}`);
    const reason = t(`lock.${lock.kind}`, { rate: formatPercent(lock.rate / 100) });
    return lock.current === null ? reason : reason + t('lock.current', { rate: formatPercent(lock.current / 100) });
  };
}
