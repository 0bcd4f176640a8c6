import { makeStyles, tokens } from '@fluentui/react-components';
import { HardDriveRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { PendingAttempt } from '../../../contract/ipc/exam.ts';
import { formatCountdown } from '../../../lib/format.ts';
import { usePendingAttempts } from '../../../domain/attempts/pending-attempts.ts';
import { clockAtom, platformNow } from '../../../domain/session/state.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { useCountdown } from '../../../lib/use-countdown.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px' },
  left: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
});

/** Says that the answers of an exam that is not over lie safely here, and how long it runs. */
export function PendingBanners() {
  const styles = useStyles();
  const attempts = usePendingAttempts();
  if (attempts.length === 0) return null;
  return (
    <div className={styles.list}>
      {attempts.map((attempt) => (
        <PendingBanner key={attempt.attemptId} attempt={attempt} />
      ))}
    </div>
  );
}

function PendingBanner({ attempt }: { attempt: PendingAttempt }) {
  const styles = useStyles();
  const { t } = useTranslation('account');
  const clock = useAtomValue(clockAtom);
  const left = useCountdown(attempt.deadline, () => platformNow(clock));
  const facts = { exam: attempt.exam.name, owner: attempt.owner, count: attempt.answered, total: attempt.total };
  return (
    <Banner icon={<HardDriveRegular fontSize={20} />} title={t('pending.safe')}>
      {t(messageOf(attempt, left), facts)}
      {attempt.phase === 'open' && left !== null && left > 0 && (
        <>
          {' '}
          <span className={styles.left} role="timer">
            {t('pending.left', { time: formatCountdown(left) })}
          </span>
        </>
      )}
    </Banner>
  );
}

function messageOf({ phase, lockedAway }: PendingAttempt, left: number | null): string {
  if (lockedAway) return 'pending.lockedAway';
  if (phase !== 'open') return 'pending.sealed';
  return left === 0 ? 'pending.over' : 'pending.open';
}
