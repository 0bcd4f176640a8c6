import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#lib/toast.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import type { Contacts } from '../rules.ts';
import { CodePasswordForm } from './CodePasswordForm.tsx';
import { OldPasswordForm } from './OldPasswordForm.tsx';

const useStyles = makeStyles({ surface: { maxWidth: '480px' }, tabs: { marginLeft: '-10px' } });

/** Changes the password, by the old one or by a code; the session stays valid. */
export function ChangePasswordDialog({ contacts, onClose }: { contacts: Contacts; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const toast = useToast();
  const [method, setMethod] = useState<'old' | 'code'>('old');
  const done = () => {
    toast('success', t('password.done'));
    onClose();
  };
  return (
    <AppDialog className={styles.surface} title={t('actions.password')} closeLabel={t('ui:close')} onClose={onClose}>
      <TabList
        className={styles.tabs}
        aria-label={t('password.way')}
        selectedValue={method}
        onTabSelect={(_, { value }) => setMethod(value === 'code' ? 'code' : 'old')}
      >
        <Tab value="old">{t('password.byOld')}</Tab>
        <Tab value="code">{t('password.byCode')}</Tab>
      </TabList>
      {method === 'old' ? (
        <OldPasswordForm onDone={done} onCancel={onClose} />
      ) : (
        <CodePasswordForm contacts={contacts} onDone={done} onCancel={onClose} />
      )}
    </AppDialog>
  );
}
