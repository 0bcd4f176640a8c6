import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  // 001 §9: the real-name dialog is 464 px wide, its code 154 px.
  surface: { width: '464px', maxWidth: 'calc(100vw - 32px)', boxSizing: 'border-box' },
  actions: { whiteSpace: 'nowrap' },
  content: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '16px', textAlign: 'center' },
  code: { display: 'inline-flex', padding: '12px', backgroundColor: '#fff', borderRadius: tokens.borderRadiusLarge },
});

interface RealNameDialogProps {
  /** Sign-in page of the mobile site; null: the tenant names none. */
  link: string | null;
  onVerified: () => void;
  onClose: () => void;
}

/** Not verified yet: the way to the mobile site by QR code (001 §2). */
export function RealNameDialog({ link, onVerified, onClose }: RealNameDialogProps) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('realName.title')}</DialogTitle>
          <DialogContent className={styles.content}>
            <span>{t(link ? 'realName.text' : 'realName.noLink')}</span>
            {link && (
              <span className={styles.code}>
                <QRCodeSVG value={link} size={154} title={t('realName.code')} />
              </span>
            )}
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button size="large" appearance="primary" onClick={onVerified}>
              {t('realName.done')}
            </Button>
            <Button size="large" onClick={onClose}>
              {t('later')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
