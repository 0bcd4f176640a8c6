import { makeStyles } from '@fluentui/react-components';
import { marketPaths } from '#contract/paths/market.ts';
import { GoodsCard } from '#domain/goods/GoodsCard.tsx';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { TileSkeletons } from '#ui/TileSkeletons.tsx';
import { sizeOf, type BlockProps } from './block-props.ts';
import { BlockRead } from './BlockRead.tsx';
import { mostGoods } from './goods-rules.ts';
import { useGoods } from './use-goods.ts';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(212px, 100%), 1fr))',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  item: { display: 'flex', minWidth: 0, '& > *': { width: '100%' } },
});

/** A grid of at most five course goods (001 §2). */
export function GoodsBlock({ block, name }: BlockProps) {
  const styles = useStyles();
  const goods = useGoods(block);
  const size = sizeOf(block, mostGoods);
  return (
    <BlockRead
      read={goods}
      name={name}
      skeleton={<TileSkeletons count={size} className={styles.grid} />}
      isEmpty={(all) => all.length === 0}
    >
      {(all) => (
        <ul className={styles.grid}>
          {distinctKeys(
            all.slice(0, size).map((one) => (
              <li key={one.id} className={styles.item}>
                <GoodsCard
                  goods={one}
                  heading="h3"
                  to={marketPaths.goodsDetail.to({ goodsId: one.id, goodsKind: one.goodsKind })}
                />
              </li>
            )),
          )}
        </ul>
      )}
    </BlockRead>
  );
}
