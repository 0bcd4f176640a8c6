import { definePath, defineQueryPath } from './define-path.ts';

/** Marketplace and orders (000 §2, 002 §2). */
export const marketPaths = {
  providers: defineQueryPath('/openPlatform/serviceProviderList', ['name']),
  platformGoods: definePath('/openPlatform/courseGoods'),
  platformGoodsDetail: definePath('/openPlatform/courseGoodsDetail'),
  order: definePath('/openPlatform/orderPage'),
  salesGoods: definePath('/salesSystem/courseGoods'),
  goods: definePath('/courseGoods'),
  goodsDetail: defineQueryPath('/courseGoodsDetail', ['goodsId', 'goodsKind']),
} as const;
