import { defineQueryPath } from './define-path.ts';

/** What a list of goods is narrowed to, and where in it the learner is. */
const shelf = ['category', 'name', 'price', 'provider', 'page', 'size'] as const;

/** Marketplace and orders (000 §2, 002 §2). `view`: 'provider' for the perspective of training providers. */
export const marketPaths = {
  providers: defineQueryPath('/openPlatform/serviceProviderList', ['name', 'view', 'page', 'size']),
  platformGoods: defineQueryPath('/openPlatform/courseGoods', [...shelf, 'view']),
  platformGoodsDetail: defineQueryPath('/openPlatform/courseGoodsDetail', ['goodsId', 'goodsKind', 'view']),
  /** Confirms an order (000 §2); the parameters are the order's (G-128). */
  order: defineQueryPath('/openPlatform/orderPage', ['goodsId', 'goodsKind', 'orderType']),
  salesGoods: defineQueryPath('/salesSystem/courseGoods', shelf),
  goods: defineQueryPath('/courseGoods', shelf),
  goodsDetail: defineQueryPath('/courseGoodsDetail', ['goodsId', 'goodsKind']),
} as const;
