import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../../lib/toast.ts';
import { AppDialog } from '../../../../ui/AppDialog.tsx';
import type { Contacts } from '../rules.ts';
import { ByCodeForm } from './ByCodeForm.tsx';
import { ByOldForm } from './ByOldForm.tsx';

const useStyles = makeStyles({ surface: { maxWidth: '480px' }, ways: { marginLeft: '-10px' } });

/** A new password, by the old one or by a code; this session goes on. */
export function ChangePasswordDialog({ contacts, onClose }: { contacts: Contacts; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('security');
  const toast = useToast();
  const [way, setWay] = useState<'old' | 'code'>('old');
  const done = () => {
    toast('success', t('password.done'));
    onClose();
  };
  return (
    <AppDialog className={styles.surface} title={t('actions.password')} closeLabel={t('ui:close')} onClose={onClose}>
      <TabList
        className={styles.ways}
        aria-label={t('password.way')}
        selectedValue={way}
        onTabSelect={(_, { value }) => setWay(value === 'code' ? 'code' : 'old')}
      >
        <Tab value="old">{t('password.byOld')}</Tab>
        <Tab value="code">{t('password.byCode')}</Tab>
      </TabList>
      {way === 'old' ? (
        <ByOldForm onDone={done} onCancel={onClose} />
      ) : (
        <ByCodeForm contacts={contacts} onDone={done} onCancel={onClose} />
      )}
    </AppDialog>
  );
}
