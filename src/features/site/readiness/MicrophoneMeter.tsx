import { makeStyles, ProgressBar } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({ part: { maxWidth: '320px', display: 'grid', gap: '4px' } });

/** Where the bar begins, in dB below full scale. */
const quietest = -80;

/** How loud the microphone is at this moment, while it is listened to. */
export function MicrophoneMeter({ level }: { level: number }) {
  const styles = useStyles();
  const { t } = useTranslation('readiness');
  return (
    <div className={styles.part}>
      <span>{t('check.listening')}</span>
      <ProgressBar value={Math.max(0, 1 - level / quietest)} aria-label={t('names.microphone')} />
    </div>
  );
}
