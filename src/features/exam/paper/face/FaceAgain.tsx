import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt, FaceAgainReason } from '#contract/ipc/exam.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { StaffNotice } from '../PaperNotice.tsx';
import { formatLeft } from '../time/countdown.ts';
import { useSecondsLeft, useTimeUp } from '../time/use-clock.ts';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '12px' },
  left: { textAlign: 'center', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

interface FaceAgainProps {
  attempt: Pick<Attempt, 'attemptId' | 'rules'>;
  why: FaceAgainReason;
  /** The face check, composed by the app. */
  renderFace: (onPassed: () => void, onLeave: () => void) => ReactNode;
  /** The paper goes on. */
  onDone: () => void;
}

/** Asks for the face before the paper goes on; the learner can always go on without, which is recorded. */
export function FaceAgain({ attempt, why, renderFace, onDone }: FaceAgainProps) {
  const styles = useStyles();
  const { t } = useTranslation('face-again');
  const [step, setStep] = useState<'told' | 'checking' | 'notPassed'>('told');
  const left = useSecondsLeft(attempt.rules.deadline);
  const over = useTimeUp(attempt.rules);
  useEffect(() => {
    // The time is over: the paper closes as usual.
    if (over) onDone();
  }, [over, onDone]);
  const skip = async () => {
    try {
      await ask(desktop.exam.skipFace(attempt.attemptId));
    } catch (error) {
      // Without its record the check is asked for again at the next return.
      logFailure('going on without a face check', error);
    }
    onDone();
  };
  const time = left !== null && <p className={styles.left}>{t('left', { time: formatLeft(left) })}</p>;
  if (step === 'checking')
    return (
      <>
        {renderFace(onDone, () => setStep('notPassed'))}
        {time}
      </>
    );
  return (
    <StaffNotice
      title={t('title')}
      after={
        <>
          <div className={styles.actions}>
            <Button size="large" appearance="primary" onClick={() => setStep('checking')}>
              {t('check')}
            </Button>
            <Button size="large" onClick={() => void skip()}>
              {t('skip')}
            </Button>
          </div>
          {time}
        </>
      }
    >
      <p>{t(`why.${why}`)}</p>
      {step === 'notPassed' && <p>{t('notPassed')}</p>}
      <p>{t('safe')}</p>
      {attempt.rules.deadline !== null && <p>{t('runs')}</p>}
      <p>{t('skipNote')}</p>
    </StaffNotice>
  );
}
