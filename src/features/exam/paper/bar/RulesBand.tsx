import { makeStyles } from '@fluentui/react-components';
import { ClockAlarmRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptRules } from '#contract/ipc/exam.ts';
import { formatTime } from '#lib/format.ts';
import { Band } from './Band.tsx';

const useStyles = makeStyles({
  said: { display: 'block', flexShrink: 0 },
});

/** Says that the end of the exam was changed. */
export function RulesBand({ rules }: { rules: AttemptRules }) {
  const { t } = useTranslation('paper');
  const styles = useStyles();
  const { deadline } = rules;
  const [seen, setSeen] = useState(deadline);
  const change = seen === null ? 'set' : deadline !== null && deadline > seen ? 'later' : 'earlier';
  return (
    <output className={styles.said}>
      {deadline !== null && deadline !== seen && (
        <Band icon={<ClockAlarmRegular />} onDismiss={() => setSeen(deadline)}>
          {t(`rules.${change}`, { time: formatTime(deadline, 'clock') })}
        </Band>
      )}
    </output>
  );
}

/** Says that the end of the exam is not known. */
export function DoubtfulTimeBand({ rules: { timeDoubtful = false } }: { rules: AttemptRules }) {
  const { t } = useTranslation('paper');
  const styles = useStyles();
  return (
    <output className={styles.said}>
      {timeDoubtful && <Band icon={<ClockAlarmRegular />}>{t('rules.doubtful')}</Band>}
    </output>
  );
}
