import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { lowest } from '../desk-sizes.ts';

const covered = '& > output:not(:empty) ~ output';

const useStyles = makeStyles({
  slot: {
    height: 'var(--paper-slot, 44px)',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1640px',
    margin: '0 auto',
    padding: '4px 16px',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    '@media (max-width: 1023px)': { padding: '4px 12px' },
    [lowest]: { padding: '2px 12px' },
    '& > output': { gridArea: '1 / 1', minWidth: 0 },
    '& > output:empty': { pointerEvents: 'none' },
    // Readers announce a covered line all the same; nobody can focus its button.
    [covered]: { clipPath: 'inset(50%)', pointerEvents: 'none' },
    [`${covered} button`]: { visibility: 'hidden' },
  },
});

/** Room for one line above the paper, so that nothing moves when a line comes or goes. The first child that says something is seen. */
export function BandSlot({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <div className={styles.slot}>{children}</div>;
}
