import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag, list, number, numberOrNull, text } from '../fields.ts';

/** Course goods (002 §3). Prices are yuan. */
const courseGoods = z.object({
  id: text,
  name: text,
  picUrl: text,
  isFree: flag,
  salePrice: numberOrNull,
  basePrice: numberOrNull,
  /** How many bought it. */
  purchaseNo: number,
  /** 1 required, 2 elective, 3 open course. */
  taskType: number,
  goodsKind: text,
});

/** A list of goods, whether it comes bare or as a page. */
const goodsList = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const inner = typeof value === 'object' && value !== null && 'list' in value ? value.list : value;
    return z.parse(list(courseGoods), inner);
  }),
);

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
