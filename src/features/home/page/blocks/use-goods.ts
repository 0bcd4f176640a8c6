import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { send } from '#api/client.ts';
import type { ApiError } from '#api/errors.ts';
import { list, number, text } from '#contract/platform/fields.ts';
import type { PageBlock } from '#contract/platform/home/page-layout.ts';
import {
  findSaleGoods,
  findWangHongSaleGoods,
  findZhongZhiSaleGoods,
  goodsLearnerFindByConditionList,
  gongXinFindSaleGoods,
  minzhengGetGoodsInBranch,
  minzhengGetGoodsInSaas,
  type CourseGoods,
} from '#contract/platform/market/goods.ts';
import { learnerGoodsType } from '#domain/goods/goods-rules.ts';
import { readConfig } from './block-props.ts';
import { mostGoods, sourceOf } from './goods-rules.ts';

const settings = z.object({ type: number, categoryCodes: list(text), goodsIds: list(text), name: text });

/** The goods of a grid, from wherever its settings say. */
export function useGoods(block: PageBlock) {
  const source = sourceOf(block.config['source']);
  const { type, categoryCodes, goodsIds, name } = readConfig(settings, block);
  const read = (signal: AbortSignal): Promise<CourseGoods[]> => {
    switch (source) {
      case 'sale':
        return send(findSaleGoods, {}, signal);
      case 'streaming':
        return send(findWangHongSaleGoods, {}, signal);
      case 'schools':
        return send(findZhongZhiSaleGoods, { pageNum: 1, pageSize: mostGoods }, signal);
      case 'industry':
        return send(gongXinFindSaleGoods, {}, signal);
      case 'branch':
        return send(minzhengGetGoodsInBranch, { type, size: mostGoods }, signal);
      case 'saas':
        return send(minzhengGetGoodsInSaas, { type, size: mostGoods }, signal);
      default:
        // Five are asked for, however few are shown (002 §7).
        return send(
          goodsLearnerFindByConditionList,
          { pageNum: 1, pageSize: mostGoods, type: learnerGoodsType, categoryCodes, goodsIds, name },
          signal,
        );
    }
  };
  return useQuery<CourseGoods[], ApiError>({
    queryKey: [callOf[source], { type, categoryCodes, goodsIds, name }],
    queryFn: ({ signal }) => read(signal),
  });
}

const callOf = {
  list: goodsLearnerFindByConditionList.id,
  sale: findSaleGoods.id,
  streaming: findWangHongSaleGoods.id,
  schools: findZhongZhiSaleGoods.id,
  industry: gongXinFindSaleGoods.id,
  branch: minzhengGetGoodsInBranch.id,
  saas: minzhengGetGoodsInSaas.id,
} as const;
