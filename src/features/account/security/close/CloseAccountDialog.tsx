import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsettledPapers, unsettledPapers } from '#domain/attempts/UnsettledPapers.tsx';
import { usePendingAttempts } from '#domain/attempts/use-pending-attempts.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { Contacts } from '../rules.ts';
import { ConfirmCloseForm } from './ConfirmCloseForm.tsx';

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
  papers: {
    marginTop: '16px',
    padding: '12px 16px',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    backgroundColor: semanticColours.attentionTint,
    color: semanticColours.attentionText,
    borderRadius: tokens.borderRadiusLarge,
  },
});

/** What is lost with the account, and what becomes of papers on this computer that the platform does not have yet. */
function Consequences() {
  const styles = useLossesStyles();
  const { t } = useTranslation('security');
  const papers = unsettledPapers(usePendingAttempts(), 'closeAccount');
  return (
    <>
      <p className={styles.lead}>{t('close.lead')}</p>
      <ul className={styles.list}>
        <li>{t('close.certificates')}</li>
        <li>{t('close.records')}</li>
        <li>{t('close.places')}</li>
      </ul>
      {papers.length > 0 && (
        <section className={styles.papers} aria-label={t('close.papers')}>
          <p className={styles.lead}>{t('close.papers')}</p>
          <UnsettledPapers papers={papers} />
        </section>
      )}
    </>
  );
}
