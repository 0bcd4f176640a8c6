import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { PersonSupportRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFooterSetting } from '../../../domain/tenant/use-footer-setting.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';

const useStyles = makeStyles({
  list: {
    margin: '12px 0 0',
    paddingInlineStart: '20px',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    color: tokens.colorNeutralForeground2,
  },
  contact: { margin: '16px 0 0', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

const helps = ['camera', 'face', 'network', 'time'] as const;

/** What to do during preparation, and whom to call: the organisation's own details, where it names any. */
export function PrepareHelp() {
  const styles = useStyles();
  const { t } = useTranslation('prepare');
  const [open, setOpen] = useState(false);
  const getsFocusBack = useRestoreFocusTarget();
  const { contact } = useFooterSetting();
  return (
    <>
      <Button
        {...getsFocusBack}
        appearance="subtle"
        icon={<PersonSupportRegular />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('help.label')}
      </Button>
      <AppDialog
        open={open}
        title={t('help.title')}
        onClose={() => setOpen(false)}
        actions={
          <Button size="large" appearance="primary" onClick={() => setOpen(false)}>
            {t('help.close')}
          </Button>
        }
      >
        {t('help.lead')}
        <ul className={styles.list}>
          {helps.map((help) => (
            <li key={help}>{t(`help.${help}`)}</li>
          ))}
        </ul>
        <p className={styles.contact}>
          {contact.phone === '' ? t('help.noPhone') : t('help.phone', { phone: contact.phone })}
          {contact.address !== '' && <br />}
          {contact.address !== '' && t('help.address', { address: contact.address })}
        </p>
      </AppDialog>
    </>
  );
}
