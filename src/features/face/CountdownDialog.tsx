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
import { CheckmarkCircleFilled, InfoRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { meaning } from '../../ui/theme/meaning.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '464px' },
  title: { display: 'flex', alignItems: 'center', gap: '8px' },
  good: { color: meaning.goodDot },
});

interface CountdownDialogProps {
  good: boolean;
  title: string;
  text: string;
  /** What comes next, with the seconds. */
  next: string;
  onNow: () => void;
}

/** A result that leads on by itself after three seconds (001 §9). */
export function CountdownDialog({ good, title, text, next, onNow }: CountdownDialogProps) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => open || onNow()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle className={styles.title}>
            {good ? <CheckmarkCircleFilled className={styles.good} aria-hidden /> : <InfoRegular aria-hidden />}
            {title}
          </DialogTitle>
          <DialogContent>
            <p>{text}</p>
            <output>{next}</output>
          </DialogContent>
          <DialogActions>
            <Button size="large" appearance="primary" onClick={onNow}>
              {t('now')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
