import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useContext } from 'react';
import type { PageLayout } from '#contract/platform/home/page-layout.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { BlocksContext } from './blocks/blocks.ts';
import { BlockView, isKnown } from './BlockView.tsx';
import { rowsOf, type Place } from './page-grid.ts';

export const useGridStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
    // 24 columns with a gap each; two thirds and a third leave 24 px between them.
    columnGap: '24px',
    rowGap: '24px',
  },
  hollow: { display: 'none' },
  place: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    minWidth: 0,
    // Narrow windows put one place below the other.
    '@media (max-width: 1000px)': { gridColumn: '1 / -1 !important' },
  },
});

/** The rows of a page with the blocks in their columns (001 §2). */
export function PageSections({ layout }: { layout: PageLayout }) {
  const styles = useGridStyles();
  const known = useContext(BlocksContext);
  // Unknown blocks leave neither a hole in their row nor an empty row; they are mounted, so that the log names them.
  const isHollow = ({ blocks }: Place) => !blocks.some((block) => isKnown(known, block));
  return rowsOf(layout).map((places, row) => (
    <div key={row} className={mergeClasses(styles.row, places.every(isHollow) && styles.hollow)}>
      {places.map((place) => (
        <div
          key={place.key}
          className={mergeClasses(styles.place, isHollow(place) && styles.hollow)}
          data-units={place.span}
          style={{ gridColumn: `span ${place.span}` }}
        >
          {distinctKeys(place.blocks.map((block) => <BlockView key={block.blockId} block={block} />))}
        </div>
      ))}
    </div>
  ));
}
