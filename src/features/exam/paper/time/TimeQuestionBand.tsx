import { Button, makeStyles } from '@fluentui/react-components';
import { ClockAlarmRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptRules } from '#contract/ipc/exam.ts';
import { clockAtom, connectionAtom } from '#domain/app-state.ts';
import { formatTime } from '#lib/format.ts';
import { Band } from '../bar/Band.tsx';
import { asksLearner, timeQuestion, type TimeQuestion } from './time-question.ts';
import { usePlatformNow, useTimeUp } from './use-clock.ts';

const useStyles = makeStyles({
  said: { display: 'block', flexShrink: 0 },
  choice: { display: 'inline-flex', gap: '8px' },
});

/** This computer's clock is looked at this often. */
const lookEveryMs = 5_000;

interface TimeQuestionBandProps {
  rules: Pick<AttemptRules, 'deadline' | 'endBasis' | 'shownEnd'>;
  onHandIn: () => void;
}

/** Says that nobody knows the time that is left and why, and asks the learner where the paper may have ended. */
export function TimeQuestionBand({ rules, onHandIn }: TimeQuestionBandProps) {
  const { t } = useTranslation('paper');
  const styles = useStyles();
  const machine = useMachineNow();
  const question = useTimeQuestion(rules, machine);
  const [wentOn, setWentOn] = useState<TimeQuestion | null>(null);
  const asks = asksLearner(question);
  // Who goes on past the end that was shown has not said so of the later one.
  const goesOn = wentOn !== null && (wentOn === 'later') === (question === 'later');
  const text = !asks || !goesOn ? question : question === 'later' ? 'goingPast' : 'goingOn';
  const values = { clock: formatTime(machine, 'clock'), time: formatTime(rules.shownEnd ?? machine, 'clock') };
  return (
    <output className={styles.said}>
      {text !== null && (
        <Band
          icon={<ClockAlarmRegular />}
          end={
            asks &&
            !goesOn && (
              <span className={styles.choice}>
                <Button size="small" appearance="primary" onClick={() => setWentOn(question)}>
                  {t('timeUnknown.goOn')}
                </Button>
                <Button size="small" onClick={onHandIn}>
                  {t('timeUnknown.handIn')}
                </Button>
              </span>
            )
          }
        >
          {t(`timeUnknown.${text}`, values)}
        </Band>
      )}
    </output>
  );
}

function useTimeQuestion(rules: TimeQuestionBandProps['rules'], machine: number): TimeQuestion | null {
  const { known, disputed } = useAtomValue(clockAtom);
  const connection = useAtomValue(connectionAtom);
  const now = usePlatformNow();
  const up = useTimeUp(rules);
  return timeQuestion({ ...rules, known, disputed, up, now: now(), machine, connection });
}

/** Epoch ms by this computer's clock. */
function useMachineNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
