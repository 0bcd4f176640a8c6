import { Refusal } from '../../server/refusal.ts';
import { marketCodes } from './codes.ts';
import type { GoodsRow } from './goods-store.ts';

/** Why somebody may not buy: the first that holds; null: nothing is against it. */
export function refusalFor(row: GoodsRow, owned: boolean): Refusal | null {
  if (owned) return new Refusal(marketCodes.goodsOwned, '您已拥有这门课程，无需重复购买');
  if (row.restriction === 'ended') return new Refusal(marketCodes.saleEnded, '这门课程已停止销售');
  if (row.stock === 0) return new Refusal(marketCodes.goodsSoldOut, '本期名额已满，请关注下一期');
  if (row.restriction === 'organisation') {
    return new Refusal(marketCodes.goodsForOthers, '这门课程只对合作企业的员工开放');
  }
  return null;
}
