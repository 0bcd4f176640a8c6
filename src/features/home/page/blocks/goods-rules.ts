import type { CourseGoods } from '../../../../contract/platform/market/goods.ts';

/** A home grid shows no more (001 §9, 002 §9). */
export const mostGoods = 5;

/** findByConditionList asks for what a learner may buy (002 §7). */
export const learnerGoodsType = 3;

/** Where a grid takes its goods from (000 §7, 002 §7). */
export const goodsSources = ['list', 'sale', 'industry', 'branch', 'saas'] as const;
export type GoodsSource = (typeof goodsSources)[number];

/** The source by its word; an unknown one is the plain list. */
export function sourceOf(word: unknown): GoodsSource {
  return goodsSources.find((source) => source === word) ?? 'list';
}

/** What stands where the price is (002 §9): free, or the price with the base price when that is higher. */
export type PriceWords = { free: true } | { free: false; price: number | null; before: number | null };

export function priceOf({
  isFree,
  salePrice,
  basePrice,
}: Pick<CourseGoods, 'isFree' | 'salePrice' | 'basePrice'>): PriceWords {
  if (isFree) return { free: true };
  const reduced = salePrice !== null && basePrice !== null && basePrice > salePrice;
  return { free: false, price: salePrice ?? basePrice, before: reduced ? basePrice : null };
}

/** The tag of a goods' task type (002 §3): 1 required, 2 elective, 3 open course; another has none. */
export function taskTagOf(taskType: number): 'required' | 'elective' | 'open' | null {
  return taskType === 1 ? 'required' : taskType === 2 ? 'elective' : taskType === 3 ? 'open' : null;
}
