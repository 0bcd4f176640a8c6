import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from './AppDialog.tsx';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(1200px, calc(100vw - 32px))' },
  frame: { overflow: 'auto', maxHeight: 'calc(100vh - 180px)', textAlign: 'center' },
  fitting: { maxWidth: '100%', maxHeight: 'calc(100vh - 196px)', verticalAlign: 'top' },
  full: { maxWidth: 'none' },
});

interface ZoomedPictureProps {
  address: string;
  /** What it shows; '': nothing is said. */
  name: string;
  onClose: () => void;
}

/** A picture, as large as the window, or in its own size. */
export function ZoomedPicture({ address, name, onClose }: ZoomedPictureProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const [full, setFull] = useState(false);
  return (
    <AppDialog
      className={styles.surface}
      contentClassName={styles.frame}
      title={name === '' ? t('picture.title') : name}
      onClose={onClose}
      closeLabel={t('picture.close')}
      actions={<Button onClick={() => setFull(!full)}>{t(full ? 'picture.fit' : 'picture.full')}</Button>}
    >
      <img className={full ? styles.full : styles.fitting} src={address} alt={name} />
    </AppDialog>
  );
}
