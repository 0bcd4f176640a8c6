import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '#lib/format.ts';
import type { PrepareStep } from './prepare-flow.ts';
import { PrepareHelp } from './PrepareHelp.tsx';
import { StepBar } from './StepBar.tsx';

const useStyles = makeStyles({
  end: {
    flex: '0 1 auto',
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
  /** Until the exam opens; 0: it is open. */
  opensInMs: number;
  /** On a step that has no way out of its own. */
  onLater?: (() => void) | undefined;
}

/** The steps before an exam, the time until it opens, and help. */
export function PrepareBar({ exam, seat, steps, step, opensInMs, onLater }: PrepareBarProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  return (
    <StepBar name={exam} seat={seat} steps={steps.map((name) => t(`steps.${name}`))} at={steps.indexOf(step)}>
      {opensInMs > 0 && step !== 'enter' && (
        <span className={styles.end}>{t('opensIn', { time: formatCountdown(opensInMs) })}</span>
      )}
      {onLater && (
        <Button appearance="subtle" onClick={onLater}>
          {t('later')}
        </Button>
      )}
      <PrepareHelp />
    </StepBar>
  );
}
