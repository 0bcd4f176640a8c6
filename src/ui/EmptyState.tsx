import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { EmptyDrawing } from './EmptyDrawing.tsx';
import { Heading } from './Heading.tsx';
import { Panel } from './Panel.tsx';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '280px',
    padding: '32px 24px',
    textAlign: 'center',
  },
  title: {
    margin: '8px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: { margin: 0, maxWidth: '328px', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  actions: { display: 'flex', gap: '8px', marginTop: '8px' },
});

interface EmptyStateProps {
  title: string;
  hint: string;
  action?: ReactNode;
  /** True where the screen shows nothing else: the title is its heading. */
  wholeScreen?: boolean;
}

/** Shown when a list or page is empty: what is missing, why, and what to do. */
export function EmptyState({ title, hint, action, wholeScreen = false }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <Panel className={styles.panel}>
      <EmptyDrawing />
      {wholeScreen ? <Heading className={styles.title}>{title}</Heading> : <h2 className={styles.title}>{title}</h2>}
      <p className={styles.hint}>{hint}</p>
      {action && <div className={styles.actions}>{action}</div>}
    </Panel>
  );
}
