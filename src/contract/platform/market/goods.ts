import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amountOrNull, flag, flagOrNull, list, number, text } from '../fields.ts';
import { yuanAsCents } from './money.ts';

/** Course goods (002 §3). Amounts are yuan on the wire and integer cents here; the last three fields are assumed. */
export const courseGoods = z.object({
  id: text,
  name: text,
  picUrl: text,
  isFree: flag,
  salePrice: yuanAsCents,
  basePrice: yuanAsCents,
  /** How many bought it; null where the platform does not say. */
  purchaseNo: amountOrNull,
  /** 1 required, 2 elective, 3 open course. */
  taskType: number,
  goodsKind: text,
  /** Who offers it. */
  branchName: text,
  /** How many may still buy it, 0 is sold out; null: unknown or any number. */
  stockNo: amountOrNull,
  /** Whether the learner who asks has it; null: unknown, or nobody is signed in. */
  isOwned: flagOrNull,
});

/** A list of goods, whether it comes bare or as a page. */
const goodsList = list(courseGoods);

/** Goods by a filter; the home grid asks for page 1 of 5 and type 3 (002 §7, G-058: paging in the query). */
export const goodsLearnerFindByConditionList = endpoint({
  id: 'goodsLearnerFindByConditionList',
  method: 'POST',
  path: '/order/v1/open/goodsLearner/findByConditionList',
  open: true,
  query: z.object({ pageNum: z.number(), pageSize: z.number() }),
  body: z.object({
    categoryCodes: z.optional(z.array(z.string())),
    goodsIds: z.optional(z.array(z.string())),
    type: z.number(),
    name: z.optional(z.string()),
  }),
  answer: goodsList,
});

/** Goods on sale (000 §7). */
export const findSaleGoods = endpoint({
  id: 'findSaleGoods',
  method: 'GET',
  path: '/order/v1/open/goods/findSaleGoods',
  open: true,
  answer: goodsList,
});

/** Goods on sale for those who sell by live stream (000 §7). */
export const findWangHongSaleGoods = endpoint({
  id: 'findWangHongSaleGoods',
  method: 'GET',
  path: '/order/v1/open/goods/findWangHongSaleGoods',
  open: true,
  answer: goodsList,
});

/** Goods on sale for vocational schools, `pageSize` of them (000 §7, body assumed). */
export const findZhongZhiSaleGoods = endpoint({
  id: 'findZhongZhiSaleGoods',
  method: 'POST',
  path: '/order/v1/open/goods/findZhongZhiSaleGoods',
  open: true,
  body: z.object({ pageNum: z.number(), pageSize: z.number() }),
  answer: goodsList,
});

/** Goods on sale of the industry portal (000 §7). */
export const gongXinFindSaleGoods = endpoint({
  id: 'gongXinFindSaleGoods',
  method: 'GET',
  path: '/saas/v1/gongXin/homePage/findSaleGoods',
  open: true,
  answer: goodsList,
});

const shelf = z.object({ type: z.number(), size: z.number() });

/** Goods of the learner's branch, `size` of them (000 §7). */
export const minzhengGetGoodsInBranch = endpoint({
  id: 'minzhengGetGoodsInBranch',
  method: 'GET',
  path: '/saas/v1/minzheng/goods/getGoodsInBranch',
  open: true,
  query: shelf,
  answer: goodsList,
});

/** Goods of the whole tenant, `size` of them (000 §7). */
export const minzhengGetGoodsInSaas = endpoint({
  id: 'minzhengGetGoodsInSaas',
  method: 'GET',
  path: '/saas/v1/minzheng/goods/getGoodsInSaas',
  open: true,
  query: shelf,
  answer: goodsList,
});

export type CourseGoods = z.output<typeof courseGoods>;
