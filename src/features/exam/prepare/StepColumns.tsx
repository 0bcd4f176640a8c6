import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  columns: {
    width: '1200px',
    maxWidth: 'calc(100vw - 48px)',
    margin: '0 auto',
    padding: '24px 0 32px',
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 312px',
    gap: '24px',
    alignItems: 'start',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  dense: { padding: '16px 0 24px' },
});

interface StepColumnsProps {
  children: ReactNode;
  /** Beside the step, below it in a narrow window. */
  aside: ReactNode;
  /** Less room above and below: the step needs the height. */
  dense?: boolean;
}

/** The frame of a step of the preparation. */
export function StepColumns({ children, aside, dense = false }: StepColumnsProps) {
  const styles = useStyles();
  return (
    <main className={mergeClasses(styles.columns, dense && styles.dense)}>
      {children}
      {aside}
    </main>
  );
}
