import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content max-content max-content',
    columnGap: '16px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media (max-width: 799px)': { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
  },
  row: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    rowGap: '4px',
    minHeight: '64px',
    padding: '8px 0',
    boxSizing: 'border-box',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTopStyle: 'none' },
    fontVariantNumeric: 'tabular-nums',
  },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  facts: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  score: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400, textAlign: 'end' },
  action: { display: 'flex', gap: '8px', justifyContent: 'flex-end' },
});

/** Papers that were handed in, one below the other; their columns line up. */
export function RecordList({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface RecordRowProps {
  name: string;
  facts: string;
  /** Absent: nothing to show. */
  score?: ReactNode;
  tag: ReactNode;
  action: ReactNode;
}

/** One paper: what it is, when, what came of it, and the button that opens it. */
export function RecordRow({ name, facts, score, tag, action }: RecordRowProps) {
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>{name}</div>
        <div className={styles.facts}>{facts}</div>
      </div>
      <span className={styles.score}>{score}</span>
      <span>{tag}</span>
      <div className={styles.action}>{action}</div>
    </li>
  );
}
