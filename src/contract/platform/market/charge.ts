import type { CourseGoods } from './goods.ts';

/** What goods cost a buyer now, in cents; null: the platform does not say. */
export function chargeOf({ isFree, salePrice, basePrice }: Pick<CourseGoods, 'isFree' | 'salePrice' | 'basePrice'>) {
  return isFree ? 0 : (salePrice ?? basePrice);
}
