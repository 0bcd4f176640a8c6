import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { PendingAttempt } from '#contract/ipc/exam.ts';
import type { Leaving } from '#domain/attempts/consequence.ts';
import { UnsettledPapers, unsettledPapers } from '#domain/attempts/UnsettledPapers.tsx';
import { AppDialog } from '#ui/AppDialog.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

interface LeaveDialogProps {
  leaving: Exclude<Leaving, 'closeAccount'>;
  attempts: readonly PendingAttempt[];
  /** Leaving has begun. */
  busy: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Says which papers are not settled and what becomes of each when the learner leaves; staying is the default. What a paper
 * belongs to is not left before it has arrived: main refuses that switch.
 */
export function LeaveDialog({ leaving, attempts, busy, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('leaving');
  const styles = useStyles();
  const papers = unsettledPapers(attempts, leaving);
  if (leaving === 'switch' && papers.length > 0)
    return (
      <AppDialog
        alert
        title={t('switch.title')}
        onClose={onStay}
        actions={
          <Button size="large" appearance="primary" onClick={onStay}>
            {t('switch.stay')}
          </Button>
        }
      >
        <UnsettledPapers papers={papers} />
      </AppDialog>
    );
  return (
    <ConfirmDialog
      open
      title={t(`${leaving}.title`)}
      safe={t(`${leaving}.stay`)}
      onSafe={onStay}
      risky={t(`${leaving}.leave`)}
      onRisky={onLeave}
      busy={busy}
    >
      {papers.length === 0 ? <p className={styles.text}>{t('settled')}</p> : <UnsettledPapers papers={papers} />}
    </ConfirmDialog>
  );
}
