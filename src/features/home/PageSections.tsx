import { makeStyles } from '@fluentui/react-components';
import { useContext } from 'react';
import type { PageLayout } from '../../api/page-layout.ts';
import { BlocksContext } from './blocks/blocks.ts';
import { BlockView, isKnown } from './BlockView.tsx';
import { rowsOf } from './page-grid.ts';

export const useGridStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
    // 24 columns with a gap each; two thirds and a third leave 24 px between them.
    columnGap: '24px',
    rowGap: '24px',
  },
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
  return rowsOf(layout).map((places, row) => (
    <div key={row} className={styles.row}>
      {places.map(({ key, span, blocks }) => {
        // An unknown block alone in its place leaves no hole in the row.
        const hollow = !blocks.some((block) => isKnown(known, block));
        return (
          <div
            key={key}
            className={styles.place}
            data-units={span}
            style={{ gridColumn: `span ${span}` }}
            hidden={hollow}
          >
            {blocks.map((block) => (
              <BlockView key={block.blockId} block={block} />
            ))}
          </div>
        );
      })}
    </div>
  ));
}
