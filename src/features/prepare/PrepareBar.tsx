import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkFilled } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../../lib/format.ts';
import { clockAtom, platformNow } from '../../lib/state.ts';
import { meaning } from '../../ui/theme/meaning.ts';
import { useCountdown } from '../../lib/useCountdown.ts';
import type { PrepareStep } from './prepare-flow.ts';

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
  name: {
    flex: '1 1 200px',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  steps: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  step: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  line: { width: '28px', height: '1px', backgroundColor: tokens.colorNeutralStroke1 },
  mark: {
    width: '24px',
    height: '24px',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: 1,
  },
  markCurrent: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    border: `1px solid ${tokens.colorBrandBackground}`,
  },
  markDone: { backgroundColor: meaning.goodTint, color: meaning.goodText, border: `1px solid ${meaning.goodTint}` },
  end: {
    flex: '1 1 120px',
    textAlign: 'right',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface PrepareBarProps {
  exam: string;
  steps: readonly PrepareStep[];
  step: PrepareStep;
  /** Opening of the exam, epoch ms; null: open already or always. */
  opensAt: number | null;
}

/** Where the learner is on the way to the exam (look, 06-device-check). */
export function PrepareBar({ exam, steps, step, opensAt }: PrepareBarProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const clock = useAtomValue(clockAtom);
  const untilOpen = useCountdown(opensAt, () => platformNow(clock)) ?? 0;
  const at = steps.indexOf(step);
  return (
    <nav className={styles.bar} aria-label={t('steps.label')}>
      <span className={styles.name} title={exam}>
        {exam}
      </span>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={mergeClasses(styles.step, index === at && styles.current)}
            aria-current={index === at ? 'step' : undefined}
          >
            {index > 0 && <span className={styles.line} aria-hidden />}
            <span
              className={mergeClasses(styles.mark, index === at && styles.markCurrent, index < at && styles.markDone)}
            >
              {index < at ? <CheckmarkFilled fontSize={14} aria-label={t('steps.done')} /> : index + 1}
            </span>
            {t(`steps.${name}`)}
          </li>
        ))}
      </ol>
      <span className={styles.end}>{untilOpen > 0 && t('opensIn', { time: formatCountdown(untilOpen) })}</span>
    </nav>
  );
}
