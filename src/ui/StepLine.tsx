import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkFilled } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { semanticColours } from './theme/semantic-colours.ts';

const useStyles = makeStyles({
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
  line: { width: '24px', height: '1px', backgroundColor: tokens.colorNeutralStroke1 },
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
  markDone: {
    backgroundColor: semanticColours.goodTint,
    color: semanticColours.goodText,
    border: `1px solid ${semanticColours.goodTint}`,
  },
});

interface StepLineProps {
  /** Accessible name; omitted inside a landmark that is already named. */
  label?: string;
  steps: readonly string[];
  /** Index of the current step; the number of steps when all are done. */
  current: number;
}

/** A progress line: completed, current and upcoming steps. */
export function StepLine({ label, steps, current }: StepLineProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={mergeClasses(styles.step, index === current && styles.current)}
          aria-current={index === current ? 'step' : undefined}
        >
          {index > 0 && <span className={styles.line} aria-hidden />}
          <span
            className={mergeClasses(
              styles.mark,
              index === current && styles.markCurrent,
              index < current && styles.markDone,
            )}
          >
            {index < current ? <CheckmarkFilled fontSize={14} aria-label={t('stepDone')} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
