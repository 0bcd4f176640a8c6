import { useTranslation } from 'react-i18next';
import { formatCents } from '#lib/format.ts';
import { useStepStyles } from './use-step-styles.ts';

/** What is to be paid; null: the platform does not say. */
export function Sum({ label, cents }: { label: string; cents: number | null }) {
  const styles = useStepStyles();
  const { t } = useTranslation('order');
  return (
    <div className={styles.sum}>
      <span>{label}</span>
      <span className={styles.amount}>{cents === null ? t('amountUnknown') : formatCents(cents)}</span>
    </div>
  );
}
