import { Button, makeStyles } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { resumableAttempt } from '#contract/ipc/resumable-attempt.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { sitePaths } from '#contract/paths/site.ts';
import { usePendingAttempts } from '#domain/attempts/use-pending-attempts.ts';
import { Banner } from '#ui/Banner.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import type { FailureKind } from './failure-kind.ts';

const useStyles = makeStyles({ safe: { marginTop: '8px' } });

interface BrokenScreenProps {
  /** Omitted when opened by its address. */
  kind?: FailureKind | 'unknown';
  report?: string;
}

/** Shown when a screen failed. All its actions load the page afresh, since the running page itself may be broken. */
export function BrokenScreen({ kind = 'unknown', report }: BrokenScreenProps) {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const attempt = resumableAttempt(usePendingAttempts());
  const open = (address: string) => () => window.location.assign(address);
  return (
    <ErrorScreen
      subject="broken"
      code="500"
      report={report}
      title={t('errors.broken.title')}
      reason={t(`errors.broken.${kind}`)}
      actions={
        <>
          {attempt && (
            <Button
              size="large"
              appearance="primary"
              onClick={open(examPaths.testPaper.to({ exam: attempt.exam, attemptId: attempt.attemptId }))}
            >
              {t('errors.toExam')}
            </Button>
          )}
          <Button size="large" appearance={attempt ? 'secondary' : 'primary'} onClick={() => window.location.reload()}>
            {t('errors.reload')}
          </Button>
          <Button size="large" onClick={open(sitePaths.root.to())}>
            {t('errors.home')}
          </Button>
        </>
      }
    >
      {attempt && (
        <Banner
          className={styles.safe}
          appearance="good"
          icon={<ShieldCheckmarkRegular fontSize={20} />}
          title={t('errors.broken.examSafe')}
        >
          {t('errors.broken.examTime')}
        </Banner>
      )}
    </ErrorScreen>
  );
}

/** /500 and /error, opened by their address. */
export function Component() {
  return <BrokenScreen />;
}
