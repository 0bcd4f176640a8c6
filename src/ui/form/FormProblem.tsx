import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular, WarningRegular } from '@fluentui/react-icons';
import { PlatformText } from '../PlatformText.tsx';
import { semanticColours } from '../theme/semantic-colours.ts';

const useStyles = makeStyles({
  problem: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    margin: 0,
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
  },
  failed: { backgroundColor: semanticColours.failedTint, color: semanticColours.failedText },
  warning: { backgroundColor: semanticColours.attentionTint, color: semanticColours.attentionText },
  icon: { flexShrink: 0, marginTop: '1px' },
});

interface FormProblemProps {
  text: string;
  /** Shown as a warning instead of an error (000 §8). */
  warning?: boolean;
}

/** Why the last submit failed; stays until the next one, unlike a toast. */
export function FormProblem({ text, warning = false }: FormProblemProps) {
  const styles = useStyles();
  const Icon = warning ? WarningRegular : ErrorCircleRegular;
  return (
    <p className={mergeClasses(styles.problem, warning ? styles.warning : styles.failed)}>
      <Icon className={styles.icon} fontSize={20} aria-hidden />
      <PlatformText text={text} />
    </p>
  );
}
