import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowClockwiseRegular, ArrowExportRegular, HistoryRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Attempt, HandInState } from '#contract/ipc/exam.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { useConnectionWords } from '#domain/session/connection-words.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import type { FileCounts } from './files.ts';
import { receiptText } from './receipt-text.ts';
import { canTryNow, isDelivered, standingOf } from './receipt.ts';
import { SaveReceipt } from './SaveReceipt.tsx';
import { useSaveFile } from './use-save-file.ts';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '28px' },
  saved: { marginTop: '16px' },
});

interface ReceiptActionsProps {
  state: HandInState;
  attempt: Attempt | null;
  learner: string | null;
  files: FileCounts;
}

/** What can be done about a hand-in, by the learner and by staff. */
export function ReceiptActions({ state, attempt, learner, files }: ReceiptActionsProps) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  const navigate = useNavigate();
  const { last, saving, save } = useSaveFile();
  const { attemptId } = state;
  const obstacle = useConnectionWords();
  const standing = standingOf(state);
  const signIn = standing === 'sign-in';
  const toList = () => void navigate(examPaths.list.to());
  const toSignIn = () => void navigate(accountPaths.login.to({ redirect: examPaths.list.to() }));
  return (
    <>
      {last && (
        <MessageBar className={styles.saved} intent={last.outcome === 'saved' ? 'success' : 'error'} layout="multiline">
          <MessageBarBody>
            {last.outcome === 'saved'
              ? t(`saved.${last.kind}`, { name: last.fileName })
              : t(`saved.${last.kind}Failed`)}
          </MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.actions}>
        {canTryNow(standing) && (
          <Button
            size="large"
            appearance="primary"
            icon={<ArrowClockwiseRegular />}
            onClick={() => void tryNow(attemptId)}
          >
            {t('actions.tryNow')}
          </Button>
        )}
        <Button
          size="large"
          appearance={signIn || isDelivered(standing) ? 'primary' : 'outline'}
          onClick={signIn ? toSignIn : toList}
        >
          {t(signIn ? 'actions.signIn' : 'actions.list')}
        </Button>
        {!isDelivered(standing) && (
          <Button
            size="large"
            icon={<ArrowExportRegular />}
            onClick={() => void save('export', () => desktop.exam.exportPaper(attemptId))}
          >
            {t('actions.export')}
          </Button>
        )}
        {attempt && (
          <Button
            size="large"
            icon={<HistoryRegular />}
            onClick={() => void navigate(examPaths.report.to({ exam: attempt.exam, attemptId }))}
          >
            {t('actions.log')}
          </Button>
        )}
        {attempt && (
          <SaveReceipt
            fileName={`${attempt.exam.name} ${t('saved.fileName')}`}
            text={receiptText(t, { state, attempt, learner, obstacle, files })}
            saving={saving === 'receipt'}
            save={save}
          />
        )}
      </div>
    </>
  );
}

async function tryNow(attemptId: string): Promise<void> {
  try {
    await ask(desktop.exam.deliverNow(attemptId));
  } catch (error) {
    // The planned try is still coming; the page goes on saying when.
    logFailure('deliver now', error);
  }
}
