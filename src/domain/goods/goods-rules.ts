import { chargeOf } from '#contract/platform/market/charge.ts';
import type { CourseGoods } from '#contract/platform/market/goods.ts';

/** The lists ask for what a learner may buy (002 §7). */
export const learnerGoodsType = 3;

/** What stands where the price is (002 §9): free, or the price with the base price when that is higher. In cents. */
export type PriceWords = { free: true } | { free: false; price: number | null; before: number | null };

export function priceOf({
  isFree,
  salePrice,
  basePrice,
}: Pick<CourseGoods, 'isFree' | 'salePrice' | 'basePrice'>): PriceWords {
  if (isFree) return { free: true };
  const reduced = salePrice !== null && basePrice !== null && basePrice > salePrice;
  return { free: false, price: chargeOf({ isFree, salePrice, basePrice }), before: reduced ? basePrice : null };
}

/** The tag of a goods' task type (002 §3): 1 required, 2 elective, 3 open course; another has none. */
export function taskTagOf(taskType: number): 'required' | 'elective' | 'open' | null {
  return taskType === 1 ? 'required' : taskType === 2 ? 'elective' : taskType === 3 ? 'open' : null;
}

/** What a learner should know before a click: it is theirs already, or nobody can buy it any more. */
export function stateOf({ isOwned, stockNo, isFree }: Pick<CourseGoods, 'isOwned' | 'stockNo' | 'isFree'>) {
  if (isOwned === true) return 'owned';
  return stockNo === 0 && !isFree ? 'soldOut' : null;
}
