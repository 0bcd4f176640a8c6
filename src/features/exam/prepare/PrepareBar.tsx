import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../../../lib/format.ts';
import { shifted } from '../../../contract/exam/zone-shift.ts';
import { clockAtom, platformNow, sessionAtom } from '../../../domain/session/state.ts';
import { StepLine } from '../../../ui/StepLine.tsx';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { SeatText } from '../shared/SeatText.tsx';
import { PrepareHelp } from './PrepareHelp.tsx';
import type { PrepareStep } from './prepare-flow.ts';
import { ContentText } from '../../../ui/ContentText.tsx';

const useStyles = makeStyles({
  bar: {
    minHeight: '56px',
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '8px 24px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  who: { flex: '1 1 200px', minWidth: 0, display: 'flex', flexDirection: 'column' },
  learner: { display: 'flex', gap: '12px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  end: {
    flex: '1 1 120px',
    textAlign: 'right',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface PrepareBarProps {
  exam: string;
  /** Room and seat; '': none. */
  seat: string;
  steps: readonly PrepareStep[];
  step: PrepareStep;
  /** Opening of the exam as the platform wrote it, epoch ms; null: open already or always. */
  opensAt: number | null;
}

/** Whose preparation for which exam, the steps, the time until it opens, and help. */
export function PrepareBar({ exam, seat, steps, step, opensAt }: PrepareBarProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const clock = useAtomValue(clockAtom);
  const untilOpen = useCountdown(shifted(opensAt, clock.timeShiftMs), () => platformNow(clock)) ?? 0;
  const { name, maskedPhone } = useAtomValue(sessionAtom);
  const learner = name ?? maskedPhone;
  const at = steps.indexOf(step);
  return (
    <nav className={styles.bar} aria-label={t('steps.label')}>
      <span className={styles.who}>
        <span className={styles.name} title={exam}>
          <ContentText text={exam} />
        </span>
        <span className={styles.learner}>
          {learner && <span>{learner}</span>}
          {seat && <SeatText seat={seat} />}
        </span>
      </span>
      <StepLine steps={steps.map((name) => t(`steps.${name}`))} current={at} />
      <span className={styles.end}>{untilOpen > 0 && t('opensIn', { time: formatCountdown(untilOpen) })}</span>
      <PrepareHelp />
    </nav>
  );
}
