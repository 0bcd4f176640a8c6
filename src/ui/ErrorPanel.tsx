import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, PlugDisconnectedRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/platform/failure.ts';
import { Panel } from './Panel.tsx';

const sentences = {
  network: 'app:failures.network',
  timeout: 'app:failures.timeout',
  moved: 'app:failures.moved',
} as const satisfies Partial<Record<Failure['kind'], string>>;

function isUnreached(kind: unknown): kind is keyof typeof sentences {
  return typeof kind === 'string' && Object.hasOwn(sentences, kind);
}

/** The key of the documented sentence for a read that did not reach the platform (000 §8); null: another failure. */
function connectionProblem(error: unknown): (typeof sentences)[keyof typeof sentences] | null {
  if (typeof error !== 'object' || error === null || !('failure' in error)) return null;
  const { failure } = error;
  if (typeof failure !== 'object' || failure === null || !('kind' in failure)) return null;
  const { kind } = failure;
  return isUnreached(kind) ? sentences[kind] : null;
}

/**
 * The key of what is said of an answer that brings no content: the platform has no such call, or nobody here can read what
 * it says; null: another failure.
 */
function emptyHanded(error: unknown): 'failed.absent' | 'failed.unread' | null {
  if (typeof error !== 'object' || error === null || !('failure' in error)) return null;
  const { failure } = error;
  if (typeof failure !== 'object' || failure === null || !('kind' in failure) || !('status' in failure)) return null;
  if (failure.kind !== 'malformed' || typeof failure.status !== 'number') return null;
  if ([404, 405, 410].includes(failure.status)) return 'failed.absent';
  return 'unread' in failure ? 'failed.unread' : null;
}

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
        {reason ??
          redirectMessage(error) ??
          t(problem === 'app:failures.network' ? 'failed.untilBack' : (emptyHanded(error) ?? 'failed.other'))}
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

/** What the platform said with code 302, which has no toast (000 §8); null: another failure. */
function redirectMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('failure' in error)) return null;
  const { failure } = error;
  if (typeof failure !== 'object' || failure === null || !('kind' in failure) || failure.kind !== 'redirected')
    return null;
  return 'message' in failure && typeof failure.message === 'string' && failure.message !== '' ? failure.message : null;
}
