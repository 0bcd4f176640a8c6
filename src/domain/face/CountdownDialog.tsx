import { Button, makeStyles } from '@fluentui/react-components';
import { CheckmarkCircleFilled, InfoRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '#ui/AppDialog.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '464px' },
  title: { display: 'flex', alignItems: 'center', gap: '8px' },
  good: { color: semanticColours.goodDot },
});

interface CountdownDialogProps {
  good: boolean;
  title: string;
  text: string;
  /** What happens next, with the remaining seconds. */
  next: string;
  onNow: () => void;
}

/** A result that closes by itself after three seconds (001 §9). */
export function CountdownDialog({ good, title, text, next, onNow }: CountdownDialogProps) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  return (
    <AppDialog
      alert
      className={styles.surface}
      title={
        <span className={styles.title}>
          {good ? <CheckmarkCircleFilled className={styles.good} aria-hidden /> : <InfoRegular aria-hidden />}
          {title}
        </span>
      }
      onClose={onNow}
      actions={
        <Button size="large" appearance="primary" onClick={onNow}>
          {t(good ? 'now' : 'backNow')}
        </Button>
      }
    >
      <p>{text}</p>
      <output>{next}</output>
    </AppDialog>
  );
}
