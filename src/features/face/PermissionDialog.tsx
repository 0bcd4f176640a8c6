import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({ surface: { maxWidth: '464px' }, actions: { whiteSpace: 'nowrap' } });

/** Our own question before the camera is turned on: yes or no (gaps G-153). */
export function PermissionDialog({ onAnswer, onClose }: { onAnswer: (yes: boolean) => void; onClose: () => void }) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('permission.title')}</DialogTitle>
          <DialogContent>{t('permission.text')}</DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button size="large" appearance="primary" onClick={() => onAnswer(true)}>
              {t('permission.yes')}
            </Button>
            <Button size="large" onClick={() => onAnswer(false)}>
              {t('permission.no')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
