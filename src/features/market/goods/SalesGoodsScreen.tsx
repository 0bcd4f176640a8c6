import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { goodsCategoryFindAll } from '#contract/platform/market/categories.ts';
import { channelGoodsList } from '#contract/platform/market/goods-lists.ts';
import { GoodsShelf } from './GoodsShelf.tsx';
import { useShelf } from './use-shelf.ts';

/** /salesSystem/courseGoods: what providers have taken into the sales channel (001 §2, G-071). */
export function Component() {
  const { t } = useTranslation('shelf');
  const state = useShelf(marketPaths.salesGoods);
  const { category, name, page, size } = state.shelf;
  const goods = useApiQuery(channelGoodsList, {
    pageNum: page,
    pageSize: size,
    ...(category !== '' && { categoryCodes: [category] }),
    ...(name !== '' && { name }),
  });
  return (
    <GoodsShelf
      title={t('title.channel')}
      state={state}
      goods={goods}
      categories={useApiQuery(goodsCategoryFindAll, {}, { silent: true })}
      addressOf={({ id, goodsKind }) => marketPaths.goodsDetail.to({ goodsId: id, goodsKind })}
    />
  );
}
