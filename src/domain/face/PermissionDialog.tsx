import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../ui/AppDialog.tsx';

const useStyles = makeStyles({ surface: { maxWidth: '464px' } });

/** Our own question before the camera is turned on: yes or no (G-153). */
export function PermissionDialog({ onAnswer, onClose }: { onAnswer: (yes: boolean) => void; onClose: () => void }) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  return (
    <AppDialog
      alert
      className={styles.surface}
      title={t('permission.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" appearance="primary" onClick={() => onAnswer(true)}>
            {t('permission.yes')}
          </Button>
          <Button size="large" onClick={() => onAnswer(false)}>
            {t('permission.no')}
          </Button>
        </>
      }
    >
      {t('permission.text')}
    </AppDialog>
  );
}
