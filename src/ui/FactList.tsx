import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** A name with its value; null: not known, and not shown. */
export type Fact = readonly [name: string, value: ReactNode];

const useStyles = makeStyles({
  list: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  rows: { display: 'grid', gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)', gap: '10px 16px' },
  pairs: { display: 'flex', flexWrap: 'wrap', gap: '8px 32px' },
  figures: { display: 'flex', flexWrap: 'wrap', gap: '12px 40px' },
  term: { color: tokens.colorNeutralForeground3 },
  small: { fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  figure: {
    marginTop: '2px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface FactListProps {
  facts: readonly Fact[];
  /** `rows`: one below the other; `pairs`: side by side, name above value; `figures`: as pairs, with large values. */
  layout?: 'rows' | 'pairs' | 'figures';
  className?: string;
}

/** What is known of something, by names. */
export function FactList({ facts, layout = 'rows', className }: FactListProps) {
  const styles = useStyles();
  const known = facts.filter(([, value]) => value !== null);
  const term = mergeClasses(styles.term, layout !== 'rows' && styles.small);
  const value = mergeClasses(styles.value, layout === 'figures' && styles.figure);
  return (
    <dl className={mergeClasses(styles.list, styles[layout], className)}>
      {known.map(([name, content]) => (
        <FactPair key={name} framed={layout !== 'rows'}>
          <dt className={term}>{name}</dt>
          <dd className={value}>{content}</dd>
        </FactPair>
      ))}
    </dl>
  );
}

/** In rows, name and value are cells of the list's own grid. */
function FactPair({ framed, children }: { framed: boolean; children: ReactNode }) {
  return framed ? <div>{children}</div> : children;
}
