import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { marketPaths } from '../../../../contract/paths/market.ts';
import type { CourseGoods } from '../../../../contract/platform/market/goods.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { CoverPicture } from '../../../../domain/covers/CoverPicture.tsx';
import { orDash } from '../../../../ui/or-dash.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { useLink } from '../links.ts';
import { SmartLink } from '../SmartLink.tsx';
import { BlockRead } from './BlockRead.tsx';
import { sizeOf, type BlockProps } from './block-props.ts';
import { mostGoods, taskTagOf } from './goods-rules.ts';
import { GoodsPrice } from './GoodsPrice.tsx';
import { useTileStyles } from './tile-styles.ts';
import { TileSkeletons } from './TileSkeletons.tsx';
import { useGoods } from './use-goods.ts';
import { distinctKeys } from '../../../../ui/distinct-keys.ts';

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
  sold: { flexBasis: '100%' },
  title: { minHeight: tokens.lineHeightBase400 },
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
                <GoodsCard goods={one} />
              </li>
            )),
          )}
        </ul>
      )}
    </BlockRead>
  );
}

function GoodsCard({ goods }: { goods: CourseGoods }) {
  const styles = useStyles();
  const tile = useTileStyles();
  const { t } = useTranslation('home');
  // Without a screen for it the card is a card and nothing to click.
  const way = useLink(marketPaths.goodsDetail.to({ goodsId: goods.id, goodsKind: goods.goodsKind }));
  const tag = taskTagOf(goods.taskType);
  const name = orDash(goods.name);
  return (
    <Panel as="article" className={tile.card}>
      <CoverPicture className={tile.cover} url={goods.picUrl} name={goods.name} />
      {tag && (
        <span className={tile.badge}>
          <Tag>{t(`goods.tag.${tag}`)}</Tag>
        </span>
      )}
      <div className={tile.text}>
        <h3 className={mergeClasses(tile.name, styles.title)} title={name}>
          {way ? (
            <SmartLink way={way} className={tile.link}>
              {name}
            </SmartLink>
          ) : (
            name
          )}
        </h3>
        <div className={tile.foot}>
          <GoodsPrice goods={goods} />
          <span className={mergeClasses(tile.quiet, styles.sold)}>
            {t('goods.sold', { count: goods.purchaseNo, number: formatNumber(goods.purchaseNo) })}
          </span>
        </div>
      </div>
    </Panel>
  );
}
