import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Work } from './receipt.ts';

const useStyles = makeStyles({
  rows: {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gap: '10px 16px',
    margin: '28px 0 0',
    fontSize: '15px',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
});

interface WorkFactsProps {
  userPaperId: string;
  learner: string | null;
  work: Work;
}

/** Which paper, whose, how much of it was answered. */
export function WorkFacts({ userPaperId, learner, work }: WorkFactsProps) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  const counted = t('work.counts', { answered: work.answered, empty: work.empty });
  const [hours, minutes] = work.minutes === null ? [0, 0] : [Math.floor(work.minutes / 60), work.minutes % 60];
  const took = hours > 0 ? t('work.tookHours', { hours, minutes }) : t('work.took', { minutes });
  return (
    <dl className={styles.rows}>
      <dt>{t('work.paper')}</dt>
      <dd className={styles.strong}>{userPaperId}</dd>
      {learner && (
        <>
          <dt>{t('work.learner')}</dt>
          <dd>{learner}</dd>
        </>
      )}
      <dt>{t('work.answers')}</dt>
      <dd>{work.minutes === null ? counted : t('work.both', { counted, took })}</dd>
    </dl>
  );
}
