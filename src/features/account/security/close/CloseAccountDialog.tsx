import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../../ui/AppDialog.tsx';
import type { Contacts } from '../rules.ts';
import { ConfirmCloseForm } from './ConfirmCloseForm.tsx';
import { Losses } from './Losses.tsx';

const useStyles = makeStyles({ surface: { maxWidth: '520px' } });

/** The end of an account: first what goes with it, then the proof. The safe answer is the primary one. */
export function CloseAccountDialog({ contacts, onClose }: { contacts: Contacts; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const [sure, setSure] = useState(false);
  const questions = (
    <>
      <Button size="large" appearance="primary" onClick={onClose}>
        {t('close.keep')}
      </Button>
      <Button size="large" onClick={() => setSure(true)}>
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
      actions={sure ? undefined : questions}
    >
      {sure ? <ConfirmCloseForm contacts={contacts} onKeep={onClose} /> : <Losses />}
    </AppDialog>
  );
}
