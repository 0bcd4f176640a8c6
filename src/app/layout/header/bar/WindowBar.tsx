import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { HistoryButtons } from '../HistoryButtons.tsx';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 11,
    display: 'flex',
    alignItems: 'center',
    height: '32px',
    flexShrink: 0,
    boxSizing: 'border-box',
    padding: '0 12px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

/** The row of 32 px above a tall header, with the history buttons. */
export function WindowBar({ children, className }: { children?: ReactNode; className?: string | undefined }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.bar, className)}>
      <HistoryButtons />
      {children}
    </div>
  );
}
