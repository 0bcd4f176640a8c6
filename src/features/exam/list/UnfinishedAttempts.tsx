import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { HardDriveRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PendingAttempt } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { useAnsweredText } from '#domain/attempts/use-answered-text.ts';
import { usePendingAttempts } from '#domain/attempts/use-pending-attempts.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { formatCountdown } from '#lib/format.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import { Banner } from '#ui/Banner.tsx';
import { ReceivePaper } from '../shared/transfer/ReceivePaper.tsx';

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
  // What nobody knows is not shown.
  const left = useCountdown(clock.known ? attempt.deadline : null, () => platformNow(clock));
  const answeredText = useAnsweredText();
  const { exam, attemptId } = attempt;
  const open = attempt.phase === 'open' && !attempt.lockedAway;
  const locked = attempt.phase === 'open' && attempt.lockedAway;
  const moved = attempt.phase === 'moved';
  const address =
    open || locked || moved ? examPaths.testPaper.to({ exam, attemptId }) : examPaths.handPaper.to({ exam, attemptId });
  return (
    <Banner
      icon={<HardDriveRegular fontSize={20} />}
      title={exam.name}
      action={
        <>
          {open && <Receive attempt={attempt} onReceived={() => void navigate(address)} />}
          {(!attempt.lockedAway || locked) && (
            <Button appearance={open ? 'primary' : 'secondary'} onClick={() => void navigate(address)}>
              {t(open ? 'action.continue' : locked ? 'action.locked' : moved ? 'action.moved' : 'action.delivery')}
            </Button>
          )}
        </>
      }
    >
      {t(messageOf(attempt, left), { counts: answeredText(attempt), branch: attempt.belongsTo })}
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

/** Where a centre has a staff code, the answers of another seat can be taken over, also without a network. */
function Receive({ attempt: { attemptId, exam }, onReceived }: { attempt: PendingAttempt; onReceived: () => void }) {
  const { data: state } = useDesktopQuery(desktop.staffCode.state, [attemptId]);
  return state?.available ? <ReceivePaper exam={exam} onReceived={onReceived} /> : null;
}

function messageOf({ phase, lockedAway, keystore, belongsTo }: PendingAttempt, left: number | null): string {
  if (lockedAway) return 'unfinished.lockedAway';
  if (keystore) return 'unfinished.keystore';
  if (belongsTo !== undefined && phase === 'sealed')
    return belongsTo === '' ? 'unfinished.inAnotherBranch' : 'unfinished.inBranch';
  if (phase !== 'open') return `unfinished.${phase}`;
  return left === 0 ? 'unfinished.over' : 'unfinished.open';
}
