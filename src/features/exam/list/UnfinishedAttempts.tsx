import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { HardDriveRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PendingAttempt } from '../../../contract/ipc/exam.ts';
import { formatCountdown } from '../../../lib/format.ts';
import { examPaths } from '../../../contract/paths/exam.ts';
import { useAnsweredText } from '../../../domain/attempts/use-answered-text.ts';
import { usePendingAttempts } from '../../../domain/attempts/use-pending-attempts.ts';
import { clockAtom, platformNow } from '../../../domain/session/state.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { useCountdown } from '../../../lib/use-countdown.ts';

const useStyles = makeStyles({
  left: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
});

/** The learner's own exams that are not over, above everything else. */
export function UnfinishedAttempts() {
  const mine = usePendingAttempts().filter((attempt) => attempt.mine);
  return mine.map((attempt) => <Unfinished key={attempt.attemptId} attempt={attempt} />);
}

function Unfinished({ attempt }: { attempt: PendingAttempt }) {
  const styles = useStyles();
  const { t } = useTranslation('exam-list');
  const navigate = useNavigate();
  const clock = useAtomValue(clockAtom);
  const left = useCountdown(attempt.deadline, () => platformNow(clock));
  const answeredText = useAnsweredText();
  const { exam, attemptId } = attempt;
  const open = attempt.phase === 'open' && !attempt.lockedAway;
  const locked = attempt.phase === 'open' && attempt.lockedAway;
  const address =
    open || locked ? examPaths.testPaper.to({ exam, attemptId }) : examPaths.handPaper.to({ exam, attemptId });
  return (
    <Banner
      icon={<HardDriveRegular fontSize={20} />}
      title={exam.name}
      action={
        (!attempt.lockedAway || locked) && (
          <Button appearance={open ? 'primary' : 'secondary'} onClick={() => void navigate(address)}>
            {t(open ? 'action.continue' : locked ? 'action.locked' : 'action.delivery')}
          </Button>
        )
      }
    >
      {t(messageOf(attempt, left), { counts: answeredText(attempt) })}
      {open && left !== null && left > 0 && (
        <>
          {' '}
          <span className={styles.left} role="timer">
            {t('unfinished.left', { time: formatCountdown(left) })}
          </span>
        </>
      )}
    </Banner>
  );
}

function messageOf({ phase, lockedAway, keystore }: PendingAttempt, left: number | null): string {
  if (lockedAway) return 'unfinished.lockedAway';
  if (keystore) return 'unfinished.keystore';
  if (phase !== 'open') return `unfinished.${phase}`;
  return left === 0 ? 'unfinished.over' : 'unfinished.open';
}
