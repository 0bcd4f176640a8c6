import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, CloudArrowUpRegular, WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#lib/format.ts';
import { studyFacts } from './study-facts.ts';
import type { Study } from './use-study.ts';

const useStyles = makeStyles({
  lines: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  line: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
});

interface StudyLinesProps {
  study: Study;
  /** Percent that the platform has for the item; null: it says nothing. */
  rate: number | null;
  /** False: nothing is counted by the minute. */
  timed: boolean;
}

/** What counts of this item, what has been counted, and what the platform does not have yet. */
export function StudyLines({ study, rate, timed }: StudyLinesProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  if (study.known === null) return null;
  const facts = studyFacts(study.known, { timed, broken: study.broken });
  return (
    <ul className={styles.lines} aria-label={t('study.title')}>
      {rate !== null && <li className={styles.line}>{t('study.rate', { rate: formatPercent(rate / 100) })}</li>}
      {facts.map(({ key, tone, values }) => (
        <li key={key} className={styles.line}>
          {tone === 'good' && <CheckmarkCircleRegular aria-hidden />}
          {tone === 'waiting' && <CloudArrowUpRegular aria-hidden />}
          {tone === 'attention' && <WarningRegular aria-hidden />}
          {t(`study.${key}`, values)}
          {key === 'refused' && (
            <Button size="small" onClick={study.retry}>
              {t('study.again')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
