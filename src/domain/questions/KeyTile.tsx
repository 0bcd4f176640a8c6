import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  tile: {
    minWidth: '28px',
    height: '28px',
    padding: '0 4px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    fontSize: '14px',
    lineHeight: 1,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The key or position of an item, as a small tile before it. */
export function KeyTile({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <span className={styles.tile}>{children}</span>;
}
