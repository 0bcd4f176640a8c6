import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { meaning } from '../theme/meaning.ts';

const useStyles = makeStyles({
  problem: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    margin: 0,
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: meaning.failedTint,
    color: meaning.failedText,
  },
  icon: { flexShrink: 0, marginTop: '1px' },
});

/** Why the last try did not work; stays until the next one, unlike the toast. */
export function FormProblem({ text }: { text: string }) {
  const styles = useStyles();
  return (
    <p className={styles.problem}>
      <ErrorCircleRegular className={styles.icon} fontSize={20} aria-hidden />
      {text}
    </p>
  );
}
