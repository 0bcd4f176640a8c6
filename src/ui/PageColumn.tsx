import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  column: {
    width: 'var(--content-width, 1200px)',
    maxWidth: 'calc(100vw - 48px)',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: '24px 0 48px',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
  },
});

/** The centred content column of a page: 1200 px, 1366 px with a nav logo (001 §9). */
export function PageColumn({ children, className }: { children: ReactNode; className?: string }) {
  const styles = useStyles();
  return <main className={mergeClasses(styles.column, className)}>{children}</main>;
}
