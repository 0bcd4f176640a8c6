import { Button, Text, Tooltip, makeStyles, tokens } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular, TimerRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptRules } from '#contract/ipc/exam.ts';
import { formatLeft, isCountdownShown } from './countdown.ts';
import { isCountdownHidden, keepCountdownHidden } from './exam-timing.ts';
import { useSecondsLeft, useTimeUp } from './use-clock.ts';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
  time: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
  },
  word: { '@media (max-width: 1023px)': { display: 'none' } },
});

interface CountdownProps {
  attemptId: string;
  rules: Pick<AttemptRules, 'deadline' | 'unlimited' | 'endBasis' | 'shownEnd'>;
  /** False: the time is this machine's, the platform's is not known yet. */
  trusted: boolean;
  /** Extra minutes that staff granted; 0: none. */
  grantedMinutes: number;
}

/** What is left, as plain text of one colour; may be hidden until the last five minutes. */
export function Countdown({ attemptId, rules, trusted, grantedMinutes }: CountdownProps) {
  const { deadline, unlimited = false } = rules;
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const { t: tStaff } = useTranslation('staff');
  const left = useSecondsLeft(deadline);
  const up = useTimeUp(rules);
  const [hidden, setHidden] = useState(() => isCountdownHidden(attemptId));
  // Nothing is left by some of what is known, and the paper goes on: nobody knows what is left.
  if (left === null || (left === 0 && !up)) {
    return (
      <div className={styles.row}>{t(unlimited && deadline === null ? 'countdown.none' : 'countdown.unknown')}</div>
    );
  }

  const shown = isCountdownShown(hidden, left);
  const lastMinutes = isCountdownShown(true, left);
  const toggle = () => {
    keepCountdownHidden(attemptId, !hidden);
    setHidden(!hidden);
  };
  return (
    <div className={styles.row}>
      <TimerRegular fontSize={20} aria-hidden />
      <Text className={styles.word}>{t(shown ? 'countdown.left' : 'countdown.hidden')}</Text>
      {shown && (
        <span
          role="timer"
          aria-label={t('countdown.label')}
          title={trusted ? undefined : t('countdown.untrusted')}
          className={styles.time}
        >
          {formatLeft(left)}
        </span>
      )}
      {grantedMinutes > 0 && <span className={styles.word}>{tStaff('clock', { count: grantedMinutes })}</span>}
      {!lastMinutes && (
        <Tooltip content={t(hidden ? 'countdown.show' : 'countdown.hide')} relationship="label">
          <Button
            appearance="subtle"
            size="small"
            icon={hidden ? <EyeRegular /> : <EyeOffRegular />}
            onClick={toggle}
          />
        </Tooltip>
      )}
    </div>
  );
}
