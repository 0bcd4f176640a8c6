import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '#lib/format.ts';

const useStyles = makeStyles({
  clock: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' },
  time: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  text: { color: tokens.colorNeutralForeground2 },
});

/** The time until the exam opens. */
export function OpeningClock({ leftMs }: { leftMs: number }) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  return (
    <p className={styles.clock} role="timer" aria-label={t('enter.untilOpen')}>
      <span className={styles.text}>{t('enter.untilOpen')}</span>
      <span className={styles.time}>{formatCountdown(leftMs)}</span>
    </p>
  );
}
