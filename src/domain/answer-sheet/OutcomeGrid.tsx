import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { columns } from './grid-move.ts';
import { useCellKeys } from './use-cell-keys.ts';

const useStyles = makeStyles({
  cells: {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: '6px',
    // Room for the ring of the current cell, which a scrolling box would cut.
    margin: '-4px',
    padding: '4px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
});

/** The cells of a sheet without sections; the keyboard walks over them. */
export function OutcomeGrid({ count, children }: { count: number; children: ReactNode }) {
  const styles = useStyles();
  const { cells, onKeyDown } = useCellKeys([count]);
  return (
    // The cells are the controls; the box only moves the focus among them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={cells} className={styles.cells} data-own-arrows onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
