import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { countsOf, type OutlineRow } from '../shared/outline/outline-rules.ts';

const useStyles = makeStyles({
  head: {
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  row: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', fontVariantNumeric: 'tabular-nums' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** How far the learner is in the course, as the platform says. */
export function SideHead({ rate, rows }: { rate: number | null; rows: readonly OutlineRow[] }) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const { done, total, told } = countsOf(rows);
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <h2 className={styles.title}>{t('side.title')}</h2>
        {rate !== null && <strong>{formatPercent(rate / 100)}</strong>}
      </div>
      {rate !== null && <ProgressBar value={rate / 100} thickness="large" aria-label={t('side.rate')} />}
      {told && (
        <p className={styles.quiet}>{t('side.done', { done: formatNumber(done), total: formatNumber(total) })}</p>
      )}
    </div>
  );
}
