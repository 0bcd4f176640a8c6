import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkFilled } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { meaning } from '../../ui/theme/meaning.ts';
import { identitySteps, type IdentityStep } from './flow.ts';

const useStyles = makeStyles({
  steps: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
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
    lineHeight: 1,
  },
  markCurrent: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    border: `1px solid ${tokens.colorBrandBackground}`,
  },
  markDone: { backgroundColor: meaning.goodTint, color: meaning.goodText, border: `1px solid ${meaning.goodTint}` },
});

/** How far the verification is. */
export function StepList({ step }: { step: IdentityStep }) {
  const { t } = useTranslation('identity');
  const styles = useStyles();
  const at = step === 'done' ? identitySteps.length : identitySteps.findIndex((name) => name === step);
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {identitySteps.map((name, index) => (
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
  );
}
