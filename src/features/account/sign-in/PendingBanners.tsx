import { makeStyles, tokens } from '@fluentui/react-components';
import { HardDriveRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { PendingAttempt } from '#contract/ipc/exam.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { useAnsweredText } from '#domain/attempts/use-answered-text.ts';
import { formatCountdown } from '#lib/format.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import { Banner } from '#ui/Banner.tsx';
import { PlatformTextIn } from '#ui/PlatformTextIn.tsx';
import { lowForNotices } from '../shared/low-for-notices.ts';

const useStyles = makeStyles({
  // However many there are, the button of the form below stays in sight, also where all texts are long.
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    // Whole lines, and the gap below the first paper.
    maxHeight: 'calc(round(down, max(5lh, 50vh - 276px), 1lh) + 4px)',
    overflowY: 'auto',
    [lowForNotices]: { maxHeight: 'max(120px, 30vh)' },
  },
  leftMs: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
});

/** More of them may have to be scrolled. */
const withoutScrolling = 1;

/** Lists unfinished attempts: their answers are safe on this machine, and how much time is left. */
export function PendingBanners({ attempts }: { attempts: readonly PendingAttempt[] }) {
  const styles = useStyles();
  const { t } = useTranslation('account');
  return (
    <Banner icon={<HardDriveRegular fontSize={20} />} title={t('pending.safe')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by keys */}
      <span className={styles.list} tabIndex={attempts.length > withoutScrolling ? 0 : undefined}>
        {attempts.map((attempt) => (
          <PendingLine key={attempt.attemptId} attempt={attempt} />
        ))}
      </span>
    </Banner>
  );
}

function PendingLine({ attempt }: { attempt: PendingAttempt }) {
  const styles = useStyles();
  const { t } = useTranslation('account');
  const answeredText = useAnsweredText();
  const clock = useAtomValue(clockAtom);
  const leftMs = useCountdown(attempt.deadline, () => platformNow(clock));
  const facts = { exam: attempt.exam.name, owner: attempt.owner, counts: answeredText(attempt) };
  return (
    <span>
      <PlatformTextIn text={t(messageOf(attempt, leftMs), facts)} content={facts.exam} />
      {attempt.phase === 'open' && leftMs !== null && leftMs > 0 && (
        <>
          {' '}
          <span className={styles.leftMs} role="timer">
            {t('pending.left', { time: formatCountdown(leftMs) })}
          </span>
        </>
      )}
    </span>
  );
}

function messageOf({ phase, lockedAway, keystore, deliversItself }: PendingAttempt, leftMs: number | null): string {
  if (lockedAway) return 'pending.lockedAway';
  if (keystore) return 'pending.keystore';
  if (phase === 'sealed' && deliversItself) return 'pending.deliversItself';
  if (phase !== 'open') return `pending.${phase}`;
  return leftMs === 0 ? 'pending.over' : 'pending.open';
}
