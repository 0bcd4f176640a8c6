import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#lib/toast.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { StepLine } from '#ui/StepLine.tsx';
import { modeOf, type ContactKind, type Contacts } from '../rules.ts';
import { NewContactForm } from './NewContactForm.tsx';
import { VerifyForm } from './VerifyForm.tsx';

const useStyles = makeStyles({ surface: { maxWidth: '480px' }, steps: { marginBottom: '8px' } });

interface ContactDialogProps {
  kind: ContactKind;
  contacts: Contacts;
  onClose: () => void;
}

/** Changes a phone or email in two steps, or binds the first one in a single step. */
export function ContactDialog({ kind, contacts, onClose }: ContactDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const toast = useToast();
  // Fixed while the dialog is open, although the account changes.
  const [mode] = useState(() => modeOf(kind, contacts));
  const [verified, setVerified] = useState(mode === 'bind');
  const done = () => {
    toast('success', t(`contact.${kind}.${mode === 'change' ? 'changed' : 'bound'}`));
    onClose();
  };
  return (
    <AppDialog
      className={styles.surface}
      title={t(`contact.${kind}.${mode}`)}
      closeLabel={t('ui:close')}
      onClose={onClose}
    >
      {mode === 'change' && (
        <div className={styles.steps}>
          <StepLine
            label={t('contact.steps')}
            steps={[t('contact.prove'), t(`contact.${kind}.new`)]}
            current={verified ? 1 : 0}
          />
        </div>
      )}
      {verified ? (
        <NewContactForm kind={kind} mode={mode} onDone={done} onCancel={onClose} />
      ) : (
        <VerifyForm contacts={contacts} onVerified={() => setVerified(true)} onCancel={onClose} />
      )}
    </AppDialog>
  );
}
