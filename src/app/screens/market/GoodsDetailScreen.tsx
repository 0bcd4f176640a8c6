import { useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { findGoodsById } from '#contract/platform/market/goods-detail.ts';
import { BuyPanel } from '#features/market/detail/BuyPanel.tsx';
import { GoodsDetail } from '#features/market/detail/GoodsDetail.tsx';
import { BackToGoods } from '#features/market/shared/BackToGoods.tsx';

/** /courseGoodsDetail: goods of the course market (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { goodsId } = marketPaths.goodsDetail.read(query);
  const id = goodsId ?? '';
  const detail = useApiQuery(findGoodsById, { id }, { enabled: id !== '', silent: true });
  return (
    <GoodsDetail key={id} goodsId={goodsId} detail={detail} back={<BackToGoods to={marketPaths.goods.to()} />}>
      {(goods) => <BuyPanel goodsId={id} goods={goods} />}
    </GoodsDetail>
  );
}
