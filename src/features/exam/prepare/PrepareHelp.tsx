import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFooterSetting } from '#domain/tenant/use-footer-setting.ts';
import { HelpButton } from '../shared/HelpButton.tsx';

const useStyles = makeStyles({
  contact: { margin: '16px 0 0', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

const helps = ['camera', 'face', 'network', 'time'] as const;

/** What to do during preparation, and whom to call: the organisation's own details, where it names any. */
export function PrepareHelp() {
  const styles = useStyles();
  const { t } = useTranslation('prepare');
  const { contact } = useFooterSetting();
  return (
    <HelpButton
      label={t('help.label')}
      title={t('help.title')}
      lead={t('help.lead')}
      helps={helps.map((help) => t(`help.${help}`))}
      close={t('help.close')}
    >
      <p className={styles.contact}>
        {contact.phone === '' ? t('help.noPhone') : t('help.phone', { phone: contact.phone })}
        {contact.address !== '' && <br />}
        {contact.address !== '' && t('help.address', { address: contact.address })}
      </p>
    </HelpButton>
  );
}
