import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { usePendingAttempts } from '../../../../domain/attempts/pending-attempts.ts';

const useStyles = makeStyles({
  lead: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  list: { margin: '8px 0 0', paddingLeft: '20px', display: 'flex', flexDirection: 'column', gap: '4px' },
  exams: { margin: '4px 0', paddingLeft: '20px' },
});

/** What goes with the account: also the exams that lie unfinished on this computer. */
export function Losses() {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const mine = usePendingAttempts().filter((attempt) => attempt.mine);
  return (
    <>
      <p className={styles.lead}>{t('close.lead')}</p>
      <ul className={styles.list}>
        <li>{t('close.certificates')}</li>
        <li>{t('close.records')}</li>
        <li>{t('close.places')}</li>
        {mine.length > 0 && (
          <li>
            {t('close.exams', { count: mine.length })}
            <ul className={styles.exams}>
              {mine.map(({ attemptId, exam }) => (
                <li key={attemptId}>{exam.name}</li>
              ))}
            </ul>
            {t('close.examsAdvice')}
          </li>
        )}
      </ul>
    </>
  );
}
