import { makeStyles } from '@fluentui/react-components';
import { marketPaths } from '#contract/paths/market.ts';
import { GoodsCard } from '#domain/goods/GoodsCard.tsx';
import { sizeOf, type BlockProps } from './block-props.ts';
import { BlockTiles } from './BlockTiles.tsx';
import { mostGoods } from './goods-rules.ts';
import { useGoods } from './use-goods.ts';

const useStyles = makeStyles({
  columns: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(212px, 100%), 1fr))' },
});

/** A grid of at most five course goods (001 §2). */
export function GoodsBlock({ block, name }: BlockProps) {
  const styles = useStyles();
  return (
    <BlockTiles
      read={useGoods(block)}
      name={name}
      size={sizeOf(block, mostGoods)}
      className={styles.columns}
      tilesOf={(all) => all}
    >
      {(one) => (
        <GoodsCard
          goods={one}
          heading="h3"
          to={marketPaths.goodsDetail.to({ goodsId: one.id, goodsKind: one.goodsKind })}
        />
      )}
    </BlockTiles>
  );
}
