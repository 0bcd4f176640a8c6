import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, PlugDisconnectedRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { connectionProblem } from './connection-problem.ts';
import { Panel } from './Panel.tsx';

const useStyles = makeStyles({
  panel: { padding: '24px', display: 'flex', flexDirection: 'column', gap: '8px' },
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  reason: { margin: 0, color: tokens.colorNeutralForeground2 },
  foot: { display: 'flex', alignItems: 'center', gap: '8px', marginTop: '4px' },
  code: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface ErrorPanelProps {
  /** What did not load. */
  title: string;
  /** Why; by default, that the rest of the page still works. */
  reason?: string | undefined;
  /** The failed read; 'network exception' and 'network timeout' are said as such (000 §8). */
  error?: unknown;
  /** Error code to quote to support. */
  code?: string;
  onRetry: () => void;
}

/** Replaces a panel that failed to load: what failed, why, and a retry button. */
export function ErrorPanel({ title, reason, error, code, onRetry }: ErrorPanelProps) {
  const styles = useStyles();
  const { t } = useTranslation(['ui', 'app']);
  const problem = connectionProblem(error);
  return (
    <Panel className={styles.panel} role="alert">
      <div className={styles.head}>
        <PlugDisconnectedRegular fontSize={24} aria-hidden />
        <h2 className={styles.title}>{title}</h2>
      </div>
      {problem && <p className={styles.reason}>{t(problem)}</p>}
      <p className={styles.reason}>
        {reason ?? t(problem === 'app:failures.network' ? 'failed.untilBack' : 'failed.other')}
      </p>
      <div className={styles.foot}>
        <Button icon={<ArrowClockwiseRegular />} onClick={onRetry}>
          {t('retry')}
        </Button>
        {code && <span className={styles.code}>{t('errorCode', { code })}</span>}
      </div>
    </Panel>
  );
}
