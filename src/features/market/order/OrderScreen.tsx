import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { findGoodsDetailById } from '#contract/platform/market/goods-detail.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { BackToGoods } from '../shared/BackToGoods.tsx';
import { Gifts } from '../shared/Gifts.tsx';
import { OrderedGoodsPanel } from './OrderedGoodsPanel.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { useOrder } from './use-order.ts';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '16px 24px',
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"goods order" "gifts order"',
    alignItems: 'start',
    // In one column the next step stands right below what is ordered.
    '@media (max-width: 1099px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"goods" "order" "gifts"',
    },
  },
  goods: { gridArea: 'goods', minWidth: 0 },
  order: { gridArea: 'order', minWidth: 0 },
  gifts: { gridArea: 'gifts', minWidth: 0 },
});

/** /openPlatform/orderPage: confirms an order of goods, pays it, and leads into the course (000 §2, G-128). */
export function Component() {
  const { t } = useTranslation('order');
  const [query] = useSearchParams();
  const { goodsId } = marketPaths.order.read(query);
  const back = <BackToGoods to={marketPaths.goods.to()} />;
  if (goodsId === null || goodsId === '') {
    return (
      <PageColumn>
        <EmptyState wholeScreen title={t('none')} hint={t('noneHint')} action={back} />
      </PageColumn>
    );
  }
  return <Order key={goodsId} goodsId={goodsId} goodsKind={marketPaths.order.read(query).goodsKind ?? ''} />;
}

function Order({ goodsId, goodsKind }: { goodsId: string; goodsKind: string }) {
  const styles = useStyles();
  const { t } = useTranslation('order');
  const goods = useApiQuery(findGoodsDetailById, { goodsId }, { silent: true, alwaysRefetch: true });
  const hand = useOrder(goodsId);
  const back = <BackToGoods goods to={marketPaths.goodsDetail.to({ goodsId, goodsKind })} />;
  return (
    <PageColumn>
      <PageTitle title={t('title')} actions={back} />
      <QueryView query={goods} skeleton={<TextSkeleton />} failed={t('goodsFailed')}>
        {(found) => (
          <QueryView query={hand.query} skeleton={<TextSkeleton />} failed={t('ordersFailed')}>
            {() => (
              <div className={styles.columns}>
                <div className={styles.goods}>
                  <OrderedGoodsPanel goods={found} />
                </div>
                <div className={styles.order}>
                  <OrderPanel goodsId={goodsId} goods={found} hand={hand} onPriceChanged={() => void goods.refetch()} />
                </div>
                <div className={styles.gifts}>
                  <Gifts goodsId={found.id} />
                </div>
              </div>
            )}
          </QueryView>
        )}
      </QueryView>
    </PageColumn>
  );
}
