import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkRegular, ChevronRightRegular } from '@fluentui/react-icons';

const useStyles = makeStyles({
  steps: { display: 'flex', alignItems: 'center', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  step: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  number: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '22px',
    height: '22px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
  },
  reached: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    borderTopColor: tokens.colorBrandBackground,
    borderRightColor: tokens.colorBrandBackground,
    borderBottomColor: tokens.colorBrandBackground,
    borderLeftColor: tokens.colorBrandBackground,
  },
  arrow: { color: tokens.colorNeutralForeground3 },
});

interface StepLineProps {
  /** What the steps lead to, for a screen reader. */
  label: string;
  steps: readonly string[];
  /** Index of the step that is open. */
  current: number;
}

/** The steps of a short way, the open one marked. */
export function StepLine({ label, steps, current }: StepLineProps) {
  const styles = useStyles();
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={mergeClasses(styles.step, index === current && styles.current)}
          aria-current={index === current ? 'step' : undefined}
        >
          {index > 0 && <ChevronRightRegular className={styles.arrow} fontSize={16} aria-hidden />}
          <span className={mergeClasses(styles.number, index <= current && styles.reached)} aria-hidden>
            {index < current ? <CheckmarkRegular fontSize={14} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
