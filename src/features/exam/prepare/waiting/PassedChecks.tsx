import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, WarningFilled } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { PassedCheck } from './passed-checks.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
  },
  item: { display: 'flex', alignItems: 'center', gap: '8px' },
  good: { color: semanticColours.goodDot, flexShrink: 0 },
  warn: { color: semanticColours.attentionDot, flexShrink: 0 },
});

/** What is checked already. */
export function PassedChecks({ checks }: { checks: readonly PassedCheck[] }) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={t('enter.checked.label')}>
      {checks.map(({ step, open }) => (
        <li key={step} className={styles.item}>
          {open > 0 ? (
            <WarningFilled fontSize={20} className={styles.warn} aria-hidden />
          ) : (
            <CheckmarkCircleFilled fontSize={20} className={styles.good} aria-hidden />
          )}
          {open > 0 ? t('enter.checked.devicesOpen', { count: open }) : t(`enter.checked.${step}`)}
        </li>
      ))}
    </ul>
  );
}
