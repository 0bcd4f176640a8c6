import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../../ui/AppDialog.tsx';
import type { Contacts } from '../rules.ts';
import { ConfirmCloseForm } from './ConfirmCloseForm.tsx';

import { usePendingAttempts } from '../../../../domain/attempts/use-pending-attempts.ts';
import { ContentText } from '../../../../ui/ContentText.tsx';

const useStyles = makeStyles({ surface: { maxWidth: '520px' } });

/** Closes the account: first the consequences, then the verification. The safe answer is the primary one. */
export function CloseAccountDialog({ contacts, onClose }: { contacts: Contacts; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const [confirmed, setConfirmed] = useState(false);
  const questions = (
    <>
      <Button size="large" appearance="primary" onClick={onClose}>
        {t('close.keep')}
      </Button>
      <Button size="large" onClick={() => setConfirmed(true)}>
        {t('close.goOn')}
      </Button>
    </>
  );
  return (
    <AppDialog
      alert
      className={styles.surface}
      title={t('close.title')}
      onClose={onClose}
      actions={confirmed ? undefined : questions}
    >
      {confirmed ? <ConfirmCloseForm contacts={contacts} onCancel={onClose} /> : <Consequences />}
    </AppDialog>
  );
}

const useLossesStyles = makeStyles({
  lead: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  list: { margin: '8px 0 0', paddingLeft: '20px', display: 'flex', flexDirection: 'column', gap: '4px' },
  exams: { margin: '4px 0', paddingLeft: '20px' },
});

/** What is lost with the account, including unfinished exams on this computer. */
function Consequences() {
  const styles = useLossesStyles();
  const { t } = useTranslation('security');
  const ownAttempts = usePendingAttempts().filter((attempt) => attempt.mine);
  return (
    <>
      <p className={styles.lead}>{t('close.lead')}</p>
      <ul className={styles.list}>
        <li>{t('close.certificates')}</li>
        <li>{t('close.records')}</li>
        <li>{t('close.places')}</li>
        {ownAttempts.length > 0 && (
          <li>
            {t('close.exams', { count: ownAttempts.length })}
            <ul className={styles.exams}>
              {ownAttempts.map(({ attemptId, exam }) => (
                <li key={attemptId}>
                  <ContentText text={exam.name} />
                </li>
              ))}
            </ul>
            {t('close.examsAdvice')}
          </li>
        )}
      </ul>
    </>
  );
}
