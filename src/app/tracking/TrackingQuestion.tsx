import { Button, makeStyles } from '@fluentui/react-components';
import { DataBarVerticalRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';
import { useTrackingAnswer } from './use-tracking-answer.ts';

const useStyles = makeStyles({
  place: {
    width: 'var(--content-width, 1200px)',
    maxWidth: 'calc(100vw - 48px)',
    margin: '16px auto -8px',
    flexShrink: 0,
  },
  buttons: { display: 'flex', gap: '8px', flexShrink: 0 },
});

/** Asks once whether usage may be counted; until there is a yes nothing is. Only where the tenant counts at all. */
export function TrackingQuestion() {
  const styles = useStyles();
  const { t } = useTranslation('start');
  const { asked, answer, give } = useTrackingAnswer();
  if (!asked || answer !== null) return null;
  return (
    <Banner
      className={styles.place}
      appearance="plain"
      icon={<DataBarVerticalRegular fontSize={20} />}
      title={t('tracking.title')}
      action={
        <span className={styles.buttons}>
          <Button onClick={() => give(true)}>{t('tracking.yes')}</Button>
          <Button onClick={() => give(false)}>{t('tracking.no')}</Button>
        </span>
      }
    >
      {t('tracking.text')}
    </Banner>
  );
}
