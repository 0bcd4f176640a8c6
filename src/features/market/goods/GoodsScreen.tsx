import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { goodsCategoryFindAll } from '#contract/platform/market/categories.ts';
import { goodsLearnerFindByCondition } from '#contract/platform/market/goods-lists.ts';
import { learnerGoodsType } from '#domain/goods/goods-rules.ts';
import { GoodsShelf } from './GoodsShelf.tsx';
import { RecentGoods } from './RecentGoods.tsx';
import { useShelf } from './use-shelf.ts';

/** /courseGoods: what a learner may buy (002 §2, G-071). */
export function Component() {
  const { t } = useTranslation('shelf');
  const state = useShelf(marketPaths.goods);
  const { category, name, page, size } = state.shelf;
  const goods = useApiQuery(goodsLearnerFindByCondition, {
    pageNum: page,
    pageSize: size,
    type: learnerGoodsType,
    ...(category !== '' && { categoryCodes: category }),
    ...(name !== '' && { name }),
  });
  return (
    <GoodsShelf
      title={t('title.goods')}
      state={state}
      goods={goods}
      categories={useApiQuery(goodsCategoryFindAll, {}, { silent: true })}
      note={<RecentGoods />}
      addressOf={({ id, goodsKind }) => marketPaths.goodsDetail.to({ goodsId: id, goodsKind })}
    />
  );
}
