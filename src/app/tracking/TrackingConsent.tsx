import { Button, makeStyles } from '@fluentui/react-components';
import { DataBarVerticalRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/Banner.tsx';
import { useTrackingConsent } from './use-tracking-consent.ts';

const useStyles = makeStyles({
  buttons: { display: 'flex', gap: '8px', flexShrink: 0 },
});

/** Asks once for consent to usage tracking, at tenants with tracking. Nothing is tracked without consent. */
export function TrackingConsent() {
  const styles = useStyles();
  const { t } = useTranslation('start');
  const { applicable, answer, setAnswer } = useTrackingConsent();
  if (!applicable || answer !== null) return null;
  return (
    <Banner
      appearance="plain"
      icon={<DataBarVerticalRegular fontSize={20} />}
      title={t('tracking.title')}
      action={
        <span className={styles.buttons}>
          <Button onClick={() => setAnswer(true)}>{t('tracking.yes')}</Button>
          <Button onClick={() => setAnswer(false)}>{t('tracking.no')}</Button>
        </span>
      }
    >
      {t('tracking.text')}
    </Banner>
  );
}
