import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { PendingAttempt } from '../../../contract/ipc/exam.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { consequenceOf, type Leaving } from './consequence.ts';
import { ContentText } from '../../../ui/ContentText.tsx';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '16px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  text: { margin: '4px 0 0', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

interface LeaveDialogProps {
  leaving: Leaving;
  attempts: readonly PendingAttempt[];
  /** Leaving has begun. */
  busy: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Says which papers are not settled and what becomes of each when the learner leaves; staying is the default. */
export function LeaveDialog({ leaving, attempts, busy, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('leaving');
  const styles = useStyles();
  const papers = attempts.flatMap((attempt) => {
    const consequence = consequenceOf(attempt, leaving);
    return consequence === null ? [] : [{ ...attempt, consequence }];
  });
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
      {papers.length === 0 ? (
        <p className={styles.text}>{t('settled')}</p>
      ) : (
        <ul className={styles.list} aria-live="polite">
          {papers.map(({ attemptId, exam, answered, total, consequence }) => (
            <li key={attemptId}>
              <span className={styles.name}>
                <ContentText text={exam.name} />
              </span>
              <p className={styles.text}>{t(consequence, { count: answered, total })}</p>
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
