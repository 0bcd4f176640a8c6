import { makeStyles, Spinner } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  frame: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
});

/** The content is on its way. */
export function ViewerSpinner() {
  const styles = useStyles();
  const { t } = useTranslation('player');
  return (
    <div className={styles.frame}>
      <Spinner appearance="inverted" aria-label={t('loading')} />
    </div>
  );
}
