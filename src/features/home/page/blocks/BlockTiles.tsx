import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { TileSkeletons } from '#ui/TileSkeletons.tsx';
import { BlockRead, type BlockReadProps } from './BlockRead.tsx';

const useStyles = makeStyles({
  grid: { display: 'grid', gap: '16px', listStyleType: 'none', margin: 0, padding: 0 },
  item: { display: 'flex', minWidth: 0, '& > *': { width: '100%' } },
});

interface BlockTilesProps<Data, Tile> extends Pick<BlockReadProps<Data>, 'read' | 'name'> {
  tilesOf: (data: Data) => readonly Tile[];
  /** How many are shown at most. */
  size: number;
  /** How many stand there while they load; `size` by default. */
  awaited?: number;
  /** The columns. */
  className: string;
  children: (tile: Tile) => ReactNode;
}

/** A block of tiles, as its call lists them. */
export function BlockTiles<Data, Tile extends { id: string }>(props: BlockTilesProps<Data, Tile>) {
  const { read, name, tilesOf, size, awaited = size, className, children } = props;
  const styles = useStyles();
  const grid = mergeClasses(styles.grid, className);
  return (
    <BlockRead
      read={read}
      name={name}
      skeleton={<TileSkeletons count={awaited} className={grid} />}
      isEmpty={(data) => tilesOf(data).length === 0}
    >
      {(data) => (
        <ul className={grid}>
          {distinctKeys(
            tilesOf(data)
              .slice(0, size)
              .map((tile) => (
                <li key={tile.id} className={styles.item}>
                  {children(tile)}
                </li>
              )),
          )}
        </ul>
      )}
    </BlockRead>
  );
}
