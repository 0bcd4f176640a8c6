import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { findGoodsDetailById } from '#contract/platform/market/goods-detail.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { BuyPanel } from '#features/market/detail/BuyPanel.tsx';
import { DistributionPanel } from '#features/market/detail/DistributionPanel.tsx';
import { GoodsDetail } from '#features/market/detail/GoodsDetail.tsx';
import { BackToGoods } from '#features/market/shared/BackToGoods.tsx';
import { viewOf, viewWord } from '#features/market/shared/view-rules.ts';

/** /openPlatform/courseGoodsDetail: goods of the open platform; a provider sees on what terms it may offer them (000 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { signedIn } = useAtomValue(sessionAtom);
  const { goodsId, view: word } = marketPaths.platformGoodsDetail.read(query);
  const id = goodsId ?? '';
  const view = viewOf(word, signedIn);
  const detail = useApiQuery(findGoodsDetailById, { goodsId: id }, { enabled: id !== '', silent: true });
  return (
    <GoodsDetail
      key={id}
      goodsId={goodsId}
      detail={detail}
      back={<BackToGoods to={marketPaths.platformGoods.to({ view: viewWord(view) })} />}
    >
      {(goods) =>
        view === 'provider' ? (
          <DistributionPanel goodsId={id} name={goods.name} />
        ) : (
          <BuyPanel goodsId={id} goods={goods} />
        )
      }
    </GoodsDetail>
  );
}
